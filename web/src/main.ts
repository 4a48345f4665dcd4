import { mount } from 'svelte'
import './type.css'
import './app.css'
import App from './App.svelte'
import { keepPage } from './lib/app'
import { loadLanguage } from './lib/i18n.svelte'

await loadLanguage()
mount(App, { target: document.getElementById('app')! })
keepPage()

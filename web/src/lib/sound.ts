// A few quiet effects, made of tones: nothing to download, and one click turns them off.
import { settings } from './settings.svelte'

type Effect = 'turn' | 'card' | 'claim' | 'ticket' | 'last_round' | 'over'

const TONES: Record<Effect, [number, number][]> = {
  turn: [
    [660, 0],
    [880, 0.09],
  ],
  card: [[420, 0]],
  claim: [
    [300, 0],
    [360, 0.07],
    [450, 0.14],
  ],
  ticket: [
    [523, 0],
    [659, 0.1],
    [784, 0.2],
  ],
  last_round: [
    [440, 0],
    [440, 0.18],
  ],
  over: [
    [392, 0],
    [523, 0.14],
    [659, 0.28],
  ],
}

const LOUDEST = 0.1 // of what the device can do
let context: AudioContext | undefined

export function play(effect: Effect): void {
  if (!settings.sound || document.hidden) return
  // Nothing before somebody has touched the page: browsers do not allow it, and people do not expect it.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers do not say
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') return void context.resume()
    for (const [frequency, delay] of TONES[effect]) tone(context, frequency, context.currentTime + delay)
  } catch {
    // no sound here
  }
}

function tone(audio: AudioContext, frequency: number, at: number): void {
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime((LOUDEST * settings.volume) / 100, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.16)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + 0.18)
}

// What is asked about a choice on the board: which one of several, and how it is paid for.
import { routesAt } from '../lib/edition'
import { t } from '../lib/i18n.svelte'
import { byAction, claimOf, stationAt } from '../lib/moves'
import type { LegalMove } from '../lib/protocol'
import type { TableState } from '../lib/table.svelte'

interface Several {
  title: string
  routes: number[]
  city: number | null // where a station can be built
}

const PAYING = ['pay_route', 'pay_station', 'answer_tunnel']

export class Asking {
  several = $state.raw<Several | null>(null)
  #wanted = $state<number | null>(null) // the action of a claim or station that is to be paid for

  constructor(readonly game: TableState) {}

  /** What is to be paid for, as long as it is legal. */
  get wanted(): LegalMove | null {
    return this.game.yourTurn ? (byAction(this.game.view, this.#wanted) ?? null) : null
  }

  /** Something has been chosen and must be paid now: a claim in two steps, a station, a tunnel. */
  get mustPay(): boolean {
    return this.game.yourTurn && !this.game.covered && PAYING.includes(this.game.view?.phase ?? '')
  }

  readonly route = (route: number): void => this.#want(claimOf(this.game.view, route))

  readonly station = (city: number): void => this.#want(stationAt(this.game.view, city))

  readonly among = (routes: number[], city: number | null): void => {
    this.several = { title: t('which-one'), routes, city }
  }

  /** Everything at a city, for those who searched for it. */
  readonly at = (city: number): void => {
    const { edition, view } = this.game
    const free = stationAt(view, city) !== undefined
    this.several = { title: edition.cities[city]!.name, routes: routesAt(edition, city), city: free ? city : null }
  }

  readonly closeSeveral = (): void => {
    this.several = null
  }

  readonly closePayment = (): void => {
    this.#wanted = null
  }

  /** What is not legal any more, after another move or somebody else's, is not asked about any longer. */
  forget(): void {
    if (!byAction(this.game.view, this.#wanted)) this.#wanted = null
    if (this.game.covered) this.closeSeveral()
  }

  #want(move: LegalMove | undefined): void {
    this.closeSeveral()
    this.#wanted = move?.action ?? null
  }
}

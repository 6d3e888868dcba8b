import type { FastifyInstance } from 'fastify'
import type { SandboxSettings } from '../settings.ts'
import type { Inbox, Received } from './inbox.ts'
import type { Notice } from './notify.ts'
import type { Scenario } from './troubles.ts'

/** One outside party that the sandbox plays. A new one is a folder with one of these and a line in `partners.ts`. */
export interface Partner<Item extends Received = Received> {
  readonly name: string
  readonly title: string
  /** Where an adapter has to be pointed, for people who read the page. */
  address(settings: SandboxSettings): string
  /** The first is what happens unless somebody chooses another; `troubles.ts` has what everybody can play. */
  readonly scenarios: readonly Scenario[]
  /** Where a person plays the other side by hand: a path of the sandbox. */
  readonly desk?: { readonly path: string; readonly title: string }
  /** What an override is for: a phone, an address, an order number. */
  readonly keyTitle: string
  readonly shelf: Shelf<Item>
  mount(app: FastifyInstance, ctx: PartnerContext<Item>): void
}

/** What arrived, as JSON at `/inbox/<kind>` and as a tab of the page. */
export interface Shelf<Item extends Received = Received> {
  readonly kind: string
  readonly title: string
  /** Name of the query parameter that narrows the list. */
  readonly filter: string
  matches(item: Item, wanted: string): boolean
  show(item: Item): Shown
}

export interface Shown {
  readonly to: string
  readonly heading?: string
  /** What a person came to copy. */
  readonly code?: string
  readonly text: string
  readonly notes: readonly string[]
}

export interface PartnerContext<Item extends Received = Received> {
  readonly settings: SandboxSettings
  readonly inbox: Inbox<Item>
  now(): Date
  /** Which scenario holds for this phone, address or order. */
  scenario(key: string): string
  /** As long as "slow" means; ends early when the sandbox stops. */
  pause(): Promise<void>
  /** Tells the product something by itself, as the scenario of the notice's key has it. */
  notify(notice: Notice): Promise<void>
  /** One line of the call log: what was asked for and how it ended. */
  record(key: string, outcome: string): void
}

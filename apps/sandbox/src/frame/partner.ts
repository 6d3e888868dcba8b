import type { FastifyInstance } from 'fastify'
import type { SandboxSettings } from '../settings.ts'
import type { Inbox, ReceivedItem } from './inbox.ts'
import type { PartnerNotice } from './notify.ts'
import type { Scenario } from './troubles.ts'

/**
 * One external partner that the sandbox simulates. A new partner needs a folder with one of these and a line in
 * `partners.ts`.
 */
export interface Partner<Item extends ReceivedItem = ReceivedItem> {
  readonly name: string
  readonly title: string
  /** The URL to configure in the adapter, shown on the page. */
  address(settings: SandboxSettings): string
  /** The first is the default; `troubles.ts` has those that every partner supports. */
  readonly scenarios: readonly Scenario[]
  /** A path of the sandbox where a person plays the partner by hand. */
  readonly controls?: { readonly path: string; readonly title: string }
  /** The kind of key of an override: a phone, an address, an order number. */
  readonly keyTitle: string
  readonly shelf: InboxShelf<Item>
  mount(app: FastifyInstance, ctx: PartnerContext<Item>): void
}

/** Received items, as JSON at `/inbox/<kind>` and as a tab of the page. */
export interface InboxShelf<Item extends ReceivedItem = ReceivedItem> {
  readonly kind: string
  readonly title: string
  /** Name of the query parameter that filters the list. */
  readonly filter: string
  matches(item: Item, value: string): boolean
  show(item: Item): InboxCard
}

export interface InboxCard {
  readonly to: string
  readonly heading?: string
  /** The code that people copy. */
  readonly code?: string
  readonly text: string
  readonly notes: readonly string[]
}

export interface PartnerContext<Item extends ReceivedItem = ReceivedItem> {
  readonly settings: SandboxSettings
  readonly inbox: Inbox<Item>
  now(): Date
  /** The scenario in effect for this phone, address or order. */
  scenario(key: string): string
  /** The delay of the scenario "slow"; ends early when the sandbox stops. */
  pause(): Promise<void>
  /** Sends a notice to the product, as the scenario of the notice's key requires. */
  notify(notice: PartnerNotice): Promise<void>
  /** Adds one line to the call log: the request and its outcome. */
  record(key: string, outcome: string): void
}

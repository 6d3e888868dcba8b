import type { Work } from '#platform/call/work.ts'
import type { Db } from '#platform/db/handle.ts'
import type { OrderKey, OrderRow } from './store.ts'

/**
 * Something that an order takes from others in its own transaction, and gives back in the one that closes it or pays it
 * back: stock, a coupon, a right, a prescription, a place.
 */
export interface OrderPart<Data extends object> {
  /** `event` is this very taking, for books that want to be told once. False where there is not enough. */
  take(ctx: Work, order: OrderRow, data: Data, event: string): Promise<boolean>
  /** Money has come: false where there is nothing to be had for it any more, and the order is closed instead. */
  isStillThere?(ctx: Work, order: OrderRow, data: Data): Promise<boolean>
  /** The order was paid: what was only held is used now. */
  settle?(ctx: Work, order: OrderRow, data: Data, event: string): Promise<void>
  /** Once for each event: whoever calls has moved the holding by compare-and-set. */
  giveBack(ctx: Work, order: OrderRow, data: Data, event: string): Promise<void>
  /**
   * Of a service with a screen of its own: that one shows it and gives it up, by its own rules, and an after-sale of the
   * order is not the way.
   */
  screenOf?(data: Data): string
  /** Some pieces of a line alone; where it is missing, the line goes back whole. */
  givePiecesBack?(ctx: Work, order: OrderRow, data: Data, pieces: number): Promise<void>
}

/** What each part has to know; features add theirs by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface PartData {}

export type PartName = keyof PartData
export type OrderParts = { readonly [Name in PartName]: OrderPart<PartData[Name]> }

/** What an order takes, of the part's own words. */
export type Holding = {
  readonly [Name in PartName]: { readonly part: Name; readonly data: PartData[Name] }
}[PartName]

/** What the feature of one kind does with its orders, in the transaction of the move. */
export interface OrderKindHooks {
  paid?(ctx: Work, order: OrderRow): Promise<void>
  /** Closed before it was paid, or all of it is on its way back. */
  undone?(ctx: Work, order: OrderRow): Promise<void>
}

/** Another form of the same product, such as a size. */
export interface Variant {
  readonly productId: string
  readonly name: string
  /** With the product's name before it, as lines of orders are called. */
  readonly lineName: string
  readonly unitFen: number
}

/** Money of an order went back: told once for each effect, in the transaction of the refund. */
export type RefundWatcher = (
  ctx: Work,
  order: OrderRow,
  refund: { readonly effect: string; readonly moneyFen: number },
) => Promise<void>

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly orderParts: OrderParts
    /** What can be sent instead of a product; whoever sells it knows. */
    readonly variantsOf: (ctx: Pick<Work, 'db'>, productId: string) => Promise<readonly Variant[]>
    /** The number of the claim that uses the invoice of an order of medicine; null where none does. */
    readonly claimOfOrder: (db: Db, order: OrderKey) => Promise<string | null>
    readonly refundWatchers: readonly RefundWatcher[]
    readonly orderKinds: Readonly<Partial<Record<OrderRow['kind'], OrderKindHooks>>>
  }
}

/** By its name as it stands in a row: a part that is gone leaves orders that nobody can close. */
export function partOf({ hooks }: Pick<Work, 'hooks'>, name: string): OrderPart<object> {
  const part = (hooks.orderParts as Readonly<Record<string, OrderPart<object> | undefined>>)[name]
  if (!part) throw new Error(`an order holds ${name}, which nobody knows how to give back`)
  return part
}

import type { WorkContext } from '#platform/call/work.ts'
import type { Db } from '#platform/db/handle.ts'
import type { OrderKey, OrderRow } from './store.ts'

/**
 * A component that an order takes from another feature in its own transaction, and returns in the one that closes or
 * refunds it: stock, a coupon, a benefit, a prescription, a slot.
 */
export interface OrderComponent<Data extends object> {
  /** `event` identifies this taking, for ledgers that deduplicate. False when there is not enough. */
  take(ctx: WorkContext, order: OrderRow, data: Data, event: string): Promise<boolean>
  /** A payment has arrived: false when the component is no longer available, and the order is closed instead. */
  isStillThere?(ctx: WorkContext, order: OrderRow, data: Data): Promise<boolean>
  /** The order was paid: a held component is used now. */
  settle?(ctx: WorkContext, order: OrderRow, data: Data, event: string): Promise<void>
  /** Once per event: the caller has changed the holding by compare-and-set. */
  giveBack(ctx: WorkContext, order: OrderRow, data: Data, event: string): Promise<void>
  /**
   * For services with a page of their own: that page shows and cancels them, by its own rules, and an after-sales
   * case of the order is not possible.
   */
  screenOf?(data: Data): string
  /** Some items of a line; absent when the line is returned as a whole. */
  givePiecesBack?(ctx: WorkContext, order: OrderRow, data: Data, pieces: number): Promise<void>
}

/** The data of each component; features add theirs by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface ComponentData {}

export type ComponentName = keyof ComponentData
export type OrderComponents = { readonly [Name in ComponentName]: OrderComponent<ComponentData[Name]> }

/** The components that an order takes, in the component's own terms. */
export type Holding = {
  readonly [Name in ComponentName]: { readonly component: Name; readonly data: ComponentData[Name] }
}[ComponentName]

/** The action of an order kind's feature, in the transaction of the transition. */
export interface OrderKindExtensionPoints {
  paid?(ctx: WorkContext, order: OrderRow): Promise<void>
  /** Closed before payment, or fully being refunded. */
  undone?(ctx: WorkContext, order: OrderRow): Promise<void>
}

/** Another variant of the same product, such as a size. */
export interface ProductVariant {
  readonly productId: string
  readonly name: string
  /** Prefixed with the product's name, like the names of order lines. */
  readonly lineName: string
  readonly unitFen: number
}

/** An order was refunded: reported once per effect, in the transaction of the refund. */
export type RefundWatcher = (
  ctx: WorkContext,
  order: OrderRow,
  refund: { readonly effect: string; readonly moneyFen: number },
) => Promise<void>

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly orderComponents: OrderComponents
    /** Possible replacements for a product; provided by its seller. */
    readonly variantsOf: (
      ctx: Pick<WorkContext, 'db'>,
      productId: string,
    ) => Promise<readonly ProductVariant[]>
    /** The number of the claim that uses the invoice of a medicine order; null when there is none. */
    readonly claimOfOrder: (db: Db, order: OrderKey) => Promise<string | null>
    readonly refundWatchers: readonly RefundWatcher[]
    readonly orderKinds: Readonly<Partial<Record<OrderRow['kind'], OrderKindExtensionPoints>>>
  }
}

/** By the name stored in a row: if a component is removed from the code, nobody can close its orders. */
export function componentOf(
  { extensionPoints }: Pick<WorkContext, 'extensionPoints'>,
  name: string,
): OrderComponent<object> {
  const component = (
    extensionPoints.orderComponents as Readonly<Record<string, OrderComponent<object> | undefined>>
  )[name]
  if (!component) throw new Error(`an order holds ${name}, which nobody knows how to give back`)
  return component
}

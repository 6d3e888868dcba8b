import type { ProductChange } from '@yf/domain/mall-product'
import type { StaffContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { insertChanges, type ChangeRow } from './store.ts'

export interface ProductFieldChange {
  readonly what: ProductChange
  readonly from: string
  readonly to: string
  readonly variantId?: string
  readonly amount?: number
  readonly reason?: string
}

/** Only fields that changed. */
export const changed = (all: readonly ProductFieldChange[]): ProductFieldChange[] =>
  all.filter(({ from, to }) => from !== to)

/** In the transaction of the change itself: neither exists without the other. */
export const writeHistory = (
  { db, clock, staff }: Pick<StaffContext, 'db' | 'clock' | 'staff'>,
  productId: string,
  changes: readonly ProductFieldChange[],
): Promise<void> =>
  insertChanges(
    db,
    changes.map(({ what, from, to, variantId, amount, reason }): ChangeRow => ({
      product_id: productId,
      id: newId(),
      variant_id: variantId ?? null,
      what,
      from_value: from,
      to_value: to,
      amount: amount ?? 0,
      reason: reason ?? '',
      staff_name: staff.name,
      at: clock.now(),
    })),
  )

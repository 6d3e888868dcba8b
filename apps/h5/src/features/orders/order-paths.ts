import type { OrderKind } from '@yf/domain/order'
import { go } from '#platform/navigation/go.ts'

/** Each kind has its own page; that of the pharmacy is in the pharmacy feature. */
export function openOrder({ id, kind }: { readonly id: string; readonly kind: OrderKind }): void {
  if (kind === 'pharmacy') go('/yf/order', { query: { id } })
  else if (kind === 'activity') go('/order/yStartOrderDetail', { query: { id } })
  else go('/order/cardDetail', { query: { id, kind } })
}

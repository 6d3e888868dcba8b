import { orderStates, type OrderKind, type OrderState } from '@yf/domain/order'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'

interface Props {
  order: {
    readonly id: string
    readonly kind: OrderKind
    readonly state: OrderState
    readonly moneyFen: number
  }
}

/** 申请开票, for the page of an order: only where an invoice can be written. Whether one was is said on the next page. */
export function BillOrderButton({ order: { id, kind, state, moneyFen } }: Props) {
  if (state !== orderStates.done || kind === 'pharmacy' || moneyFen === 0) return null
  return (
    <Button kind="secondary" onTap={() => go('/invoice/apply', { query: { orderId: id } })}>
      申请开票
    </Button>
  )
}

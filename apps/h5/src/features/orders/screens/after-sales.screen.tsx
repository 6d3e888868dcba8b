import { useQueryParams } from '#platform/navigation/page.ts'
import { SaleChoices } from '../parts/sale-choices.tsx'
import { SaleDetail } from '../parts/sale-detail.tsx'
import { SaleList } from '../parts/sale-list.tsx'

/**
 * With an order: the possible requests. With an after-sales case: its status. With neither: all cases of the member.
 */
export default function AfterSalesScreen() {
  const { orderId, id } = useQueryParams()
  if (id) return <SaleDetail id={id} />
  return orderId ? <SaleChoices orderId={orderId} /> : <SaleList />
}

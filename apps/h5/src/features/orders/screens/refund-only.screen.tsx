import { useQueryParams } from '#platform/navigation/page.ts'
import { SaleForm } from '../parts/sale-form.tsx'

export default function RefundOnlyScreen() {
  const { orderId = '' } = useQueryParams()
  return <SaleForm kind="refund" orderId={orderId} />
}

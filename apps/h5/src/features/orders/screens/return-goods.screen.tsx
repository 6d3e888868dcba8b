import { useQueryParams } from '#platform/navigation/page.ts'
import { SaleForm } from '../parts/sale-form.tsx'
import { SendBack } from '../parts/send-back.tsx'

/** With an order: the request. With an approved after-sales case: courier and tracking number of the return. */
export default function ReturnGoodsScreen() {
  const { orderId = '', id } = useQueryParams()
  return id ? <SendBack id={id} /> : <SaleForm kind="return" orderId={orderId} />
}

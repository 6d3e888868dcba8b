import { useLocation } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Page } from '#ui/page/page.tsx'
import { Batches } from '../parts/payments/batches.tsx'
import { PaymentTabs } from '../parts/payments/payment-tabs.tsx'
import { Payments } from '../parts/payments/payments.tsx'
import { tabOf } from '../parts/payments/payment-states.ts'

export default function PaymentsPage() {
  const { query, pageNo } = useLocation()
  const tab = tabOf(query['tab'])
  const canPay = useMayDo('pay')
  return (
    <Page note={!canPay && '您可以查看，不能操作。'}>
      <PaymentTabs tab={tab} pageNo={pageNo} />
      {tab === 'batches' ? (
        <Batches pageNo={pageNo} canPay={canPay} />
      ) : (
        <Payments key={tab} state={tab} pageNo={pageNo} canPay={canPay} />
      )}
    </Page>
  )
}

import { linkTo, usePlace } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { Page } from '#ui/page/page.tsx'
import { Batches } from '../parts/batches.tsx'
import { Payments } from '../parts/payments.tsx'
import { paymentLists, tabOf, type Tab } from '../payment-states.ts'

const tabs = [...paymentLists, ['batches', '批次'] as const].map(([tab, name]): LinkTab<Tab> => ({
  value: tab,
  name,
  href: linkTo('/payments', { tab }),
}))

export default function PaymentsScreen() {
  const { query } = usePlace()
  const tab = tabOf(query['tab'])
  const pageNo = Number(query['page']) || 1
  const canPay = useMayDo('pay')
  return (
    <Page note={!canPay && '您可以查看，不能操作。'}>
      <LinkTabs label="款项" tabs={tabs} active={tab} />
      {tab === 'batches' ? (
        <Batches pageNo={pageNo} canPay={canPay} />
      ) : (
        <Payments key={tab} state={tab} pageNo={pageNo} canPay={canPay} />
      )}
    </Page>
  )
}

import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { batchesQueryOf, paymentLists, paymentsQueryOf, type PaymentTab } from './payment-states.ts'

const tabs = [...paymentLists, ['batches', '批次'] as const].map(([tab, name]): LinkTab<PaymentTab> => ({
  value: tab,
  name,
  href: linkTo('/payments', { tab }),
}))

/** The response of any open list contains the counts of all lists. */
export function PaymentTabs({ tab, pageNo }: { tab: PaymentTab; pageNo: number }) {
  const isBatches = tab === 'batches'
  const paymentsQuery = paymentsQueryOf(isBatches ? 'waiting' : tab, pageNo)
  const payments = useQueryOf(claimsAdminCalls.payments, paymentsQuery, { enabled: !isBatches })
  const batches = useQueryOf(claimsAdminCalls.batches, batchesQueryOf(pageNo), { enabled: isBatches })
  const { data } = isBatches ? batches : payments
  return <LinkTabs label="款项" tabs={tabs} active={tab} counts={data?.counts} />
}

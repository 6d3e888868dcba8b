import { linkTo, usePlace } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Batches } from '../parts/batches.tsx'
import { Payments } from '../parts/payments.tsx'
import { paymentLists, tabOf, type Tab } from '../payment-states.ts'
import styles from '#ui/screen.module.css'

const tabs = [...paymentLists, ['batches', '批次'] as const].map(
  ([tab, name]): readonly [Tab, string, string] => [tab, name, linkTo('/payments', { tab })],
)

export default function PaymentsScreen() {
  const { query } = usePlace()
  const tab = tabOf(query['tab'])
  const pageNo = Number(query['page']) || 1
  const canPay = useMayDo('pay')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>打款</h1>
        {!canPay && <p className={styles.note}>您可以查看，不能操作。</p>}
      </header>
      <section className={styles.panel} aria-label={tabs.find(([name]) => name === tab)?.[1]}>
        <Tabs label="款项" tabs={tabs} active={tab} />
        {tab === 'batches' ? (
          <Batches pageNo={pageNo} canPay={canPay} />
        ) : (
          <Payments key={tab} state={tab} pageNo={pageNo} canPay={canPay} />
        )}
      </section>
    </div>
  )
}

import { invoiceCalls, type Bill } from '@yf/contract/invoices'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { BillRow } from '../parts/bill-row.tsx'
import { TitleList } from '../parts/title-list.tsx'
import styles from './invoice-mine.module.css'

const tabs = [
  { value: 'bills', label: '开票记录' },
  { value: 'titles', label: '发票抬头' },
] as const

/** The member's invoices and titles. */
export default function InvoiceMineScreen() {
  const [tab, setTab] = useState<'bills' | 'titles'>('bills')
  return (
    <Page
      actions={
        tab === 'bills' ? (
          <Button block icon="invoice" onTap={() => go('/invoice/apply')}>
            申请开票
          </Button>
        ) : (
          <Button block icon="plus" onTap={() => go('/invoice/add')}>
            新增抬头
          </Button>
        )
      }
    >
      <div className={styles.tabs}>
        <Tabs label="我的发票" items={tabs} value={tab} onChange={setTab} />
      </div>
      {tab === 'bills' ? <Bills /> : <TitleList />}
    </Page>
  )
}

const Bills = () => (
  <AnsweredList<Bill>
    label="开票记录"
    look="plain"
    renewOnReturn
    load={pagesOf(invoiceCalls.bills, {})}
    keyOf={({ id }) => id}
    renderRow={(bill) => <BillRow bill={bill} />}
    empty={
      <EmptyOf kind="invoices" title="还没有申请过发票" note="订单完成后，可以为现金支付的部分申请电子发票" />
    }
  />
)

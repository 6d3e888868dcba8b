import { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import { Input } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { go } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { invoiceColumns } from '../parts/invoice-columns.tsx'

const lists = {
  troubled: '待处理',
  open: '开票中',
  issued: '已开票',
  reversed: '有冲红',
  all: '全部',
} as const
const { tabs, useList } = listsAt('/invoices', lists)

const pageSize = 20

/** Failed invoices and reversals come first, because accounting has to handle them. */
export default function InvoicesPage() {
  const { list, pageNo } = useList()
  // Not in the URL, which stays in the browser's history.
  const [number, setNumber] = useState('')
  const bills = useQueryOf(
    invoicesAdminCalls.bills,
    { which: number ? 'all' : list, ...(number ? { number } : {}), pageNo, pageSize },
    { every: 30_000 },
  )
  return (
    <Page
      note="只显示金额与进度，不含所购内容；每次查看都会记入审计。"
      tools={
        <Input.Search
          aria-label="发票号、开票单号或订单号"
          placeholder="发票号、开票单号或订单号"
          allowClear
          maxLength={40}
          onSearch={(typed) => {
            setNumber(typed.trim())
            go('/invoices', { list })
          }}
        />
      }
    >
      <LinkTabs label="发票" tabs={tabs} active={list} counts={bills.data?.counts} />
      <AnsweredTable
        of={bills}
        failed="发票没有加载成功"
        empty={list === 'troubled' ? '没有需要处理的发票' : '没有符合条件的发票'}
        rowKey="id"
        columns={invoiceColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/invoices', { list, page: to })}
      />
    </Page>
  )
}

import { billsAdminCalls } from '@yf/contract/bills-admin'
import { billStateNames } from '@yf/domain/bill'
import { Button } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { go } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { billColumns } from '../parts/bill-columns.tsx'
import { MakeBillDialog } from '../parts/make-bill-dialog.tsx'

const { tabs, useList } = listsAt('/bills', billStateNames)

const pageSize = 20

/** Bills that people without an account pay through a link; the link itself is only sent by text message. */
export default function BillsPage() {
  const { list, pageNo } = useList()
  const [isMaking, setMaking] = useState(false)
  const page = useQueryOf(billsAdminCalls.bills, { state: list, pageNo, pageSize }, { every: 30_000 })
  const tools = (
    <Button type="primary" onClick={() => setMaking(true)}>
      开出账单
    </Button>
  )
  return (
    <Page note="账单链接只通过短信发给付款人，到期失效；付款结果以支付方为准。" tools={tools}>
      <LinkTabs label="账单" tabs={tabs} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="账单没有加载成功"
        empty="没有这样的账单"
        rowKey="id"
        columns={billColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/bills', { list, page: to })}
      />
      {isMaking && <MakeBillDialog onClose={() => setMaking(false)} />}
    </Page>
  )
}

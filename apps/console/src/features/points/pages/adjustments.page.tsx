import { pointsAdminCalls } from '@yf/contract/points-admin'
import { Button } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { go } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { adjustmentColumns } from '../parts/adjustment-columns.tsx'
import { ProposeDialog } from '../parts/propose-dialog.tsx'

const lists = { proposed: '待审核', confirmed: '已通过', refused: '已驳回' } as const
const { tabs, useList } = listsAt('/adjustments', lists)

const pageSize = 20

/** Points that staff add or deduct manually: one person proposes, another confirms. */
export default function AdjustmentsPage() {
  const mayPropose = useMayDo('operate')
  const { list, pageNo } = useList()
  const [isProposing, setProposing] = useState(false)
  const page = useQueryOf(pointsAdminCalls.adjustments, { state: list, pageNo, pageSize }, { every: 30_000 })
  const tools = mayPropose && (
    <Button type="primary" disabled={!page.data} onClick={() => setProposing(true)}>
      提交调整
    </Button>
  )
  return (
    <Page note="运营提交，财务审核；通过后积分立即变动，会员会收到通知。" tools={tools}>
      <LinkTabs label="积分调整" tabs={tabs} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="积分调整没有加载成功"
        empty="没有这样的积分调整"
        rowKey="id"
        columns={adjustmentColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/adjustments', { list, page: to })}
      />
      {isProposing && (
        <ProposeDialog companies={page.data?.companies ?? []} onClose={() => setProposing(false)} />
      )}
    </Page>
  )
}

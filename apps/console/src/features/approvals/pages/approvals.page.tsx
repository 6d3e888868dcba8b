import { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import { aloneLimits, type DisbursementKind } from '@yf/domain/approvals'
import { formatFen } from '@yf/domain/money'
import { useQueryOf } from '#platform/http/query.ts'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { go } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { approvalColumns } from '../parts/approval-columns.tsx'

const lists = { proposed: '待审核', confirmed: '已通过', refused: '已驳回', withdrawn: '已撤回' } as const
const { tabs, useList } = listsAt('/approvals', lists)

const pageSize = 20
const upTo = (kind: DisbursementKind) => formatFen(aloneLimits[kind].each)
const limits = `每人超过 ${upTo('coupons')} 的优惠券、${upTo('cards')} 的卡券或额度、${upTo('optionals')} 的自选福利`
const note = `运营提交，财务审核后才发放：${limits}，或同一企业 30 天内同类累计超过 ${formatFen(aloneLimits.cards.all)}；理赔规则提高自动赔付或单人审核的上限也须审核。会员换号由另一位运营或管理员审核。`

/** Two-person approval for valuable items: one person proposes, another approves. */
export default function ApprovalsPage() {
  const { list, pageNo } = useList()
  const page = useQueryOf(approvalsAdminCalls.proposals, { state: list, pageNo, pageSize }, { every: 30_000 })
  return (
    <Page note={note}>
      <LinkTabs label="双人审核" tabs={tabs} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="双人审核没有加载成功"
        empty="没有这样的事项"
        rowKey="id"
        columns={approvalColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/approvals', { list, page: to })}
      />
    </Page>
  )
}

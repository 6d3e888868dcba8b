import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { go } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { messageColumns } from '../parts/message-columns.tsx'

const { tabs, useList } = listsAt('/service-messages', { open: '待回复', answered: '已回复' })
const pageSize = 20

/** Messages that members left outside service hours: the longest wait first. */
export default function ServiceMessagesPage() {
  const { list, pageNo } = useList()
  const messagesQuery = { isAnswered: list === 'answered' ? 1 : 0, pageNo, pageSize } as const
  const page = useQueryOf(customerServiceAdminCalls.messages, messagesQuery, { every: 30_000 })
  return (
    <Page note="会员在非服务时间的留言。回复会作为消息送达会员；要求回电的，号码在回复前可见。每次查看都会记入审计。">
      <LinkTabs label="留言" tabs={tabs} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="留言没有加载成功"
        empty={list === 'open' ? '没有等待回复的留言' : '还没有回复过的留言'}
        rowKey="id"
        columns={messageColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/service-messages', { list, page: to })}
      />
    </Page>
  )
}

import type { TableColumnsType } from 'antd'
import { go } from '#platform/navigation/navigation.ts'
import type { Answerable } from '#ui/answered/answered.tsx'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { pageSize, stateTabs, useFeedbackPath } from '../feedback-path.ts'

interface FeedbackPage<Row> {
  readonly records: readonly Row[]
  readonly total: number
  readonly counts: { readonly open: number; readonly handled: number }
}

interface Props<Row> {
  list: string
  /** 意见建议 */
  name: string
  of: Answerable<FeedbackPage<Row>>
  columns: TableColumnsType<Row>
}

/** One kind of feedback: open or handled, newest first. */
export function FeedbackList<Row extends { id: string }>({ list, name, of, columns }: Props<Row>) {
  const { isHandled, pageNo } = useFeedbackPath()
  const state = isHandled === 1 ? 'handled' : null
  return (
    <>
      <LinkTabs label="处理情况" tabs={stateTabs(list)} active={state ?? 'open'} counts={of.data?.counts} />
      <AnsweredTable<Row>
        of={of}
        failed={`${name}没有加载成功`}
        empty={isHandled === 1 ? `还没有处理过的${name}` : `没有等待处理的${name}`}
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => go('/feedback', { list, state, page })}
      />
    </>
  )
}

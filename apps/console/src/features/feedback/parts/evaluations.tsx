import { feedbackAdminCalls, type AdminEvaluation } from '@yf/contract/feedback-admin'
import type { TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import text from '#ui/quiet.module.css'
import { useFeedbackPath } from '../feedback-path.ts'
import { HandleFeedback } from './handle-feedback.tsx'
import { Member, FeedbackText, When } from './feedback-cells.tsx'
import { FeedbackList } from './feedback-list.tsx'

const columns: TableColumnsType<AdminEvaluation> = [
  { title: '时间', className: text.nowrap, render: (_, row) => <When {...row} /> },
  { title: '会员', className: text.nowrap, render: (_, row) => <Member {...row} /> },
  {
    title: '服务',
    render: (_, { serviceName, provider }) => (
      <>
        {serviceName}
        <div className={text.quiet}>{provider}</div>
      </>
    ),
  },
  { title: '评分', className: text.nowrap, render: (_, { score }) => `${score} 分` },
  { title: '评价', render: (_, row) => <FeedbackText entry={row} tags={row.tags} /> },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => row.handledTime === null && <HandleFeedback kind="evaluation" entry={row} />,
  },
]

export function Evaluations() {
  const { asked } = useFeedbackPath()
  const page = useQueryOf(feedbackAdminCalls.evaluations, asked, { every: 60_000 })
  return <FeedbackList list="evaluations" name="服务评价" of={page} columns={columns} />
}

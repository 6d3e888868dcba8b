import { feedbackAdminCalls, type AdminAdvice } from '@yf/contract/feedback-admin'
import type { TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import text from '#ui/quiet.module.css'
import { useFeedbackPath } from '../feedback-path.ts'
import { HandleFeedback } from './handle-feedback.tsx'
import { Member, FeedbackText, When } from './feedback-cells.tsx'
import { FeedbackList } from './feedback-list.tsx'

const columns: TableColumnsType<AdminAdvice> = [
  { title: '时间', className: text.nowrap, render: (_, row) => <When {...row} /> },
  { title: '会员', className: text.nowrap, render: (_, row) => <Member {...row} /> },
  { title: '活动', render: (_, { activityTitle }) => activityTitle ?? '未指明活动' },
  { title: '建议', render: (_, row) => <FeedbackText entry={row} /> },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => row.handledTime === null && <HandleFeedback kind="advice" entry={row} />,
  },
]

export function Advice() {
  const { asked } = useFeedbackPath()
  const page = useQueryOf(feedbackAdminCalls.advice, asked, { every: 60_000 })
  return <FeedbackList list="advice" name="活动建议" of={page} columns={columns} />
}

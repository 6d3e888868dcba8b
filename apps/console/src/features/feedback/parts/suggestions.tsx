import { feedbackAdminCalls, type AdminSuggestion } from '@yf/contract/feedback-admin'
import { Space, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import text from '#ui/quiet.module.css'
import { useFeedbackPath } from '../feedback-path.ts'
import { AnswerSuggestion } from './answer-suggestion.tsx'
import { HandleFeedback } from './handle-feedback.tsx'
import { Member, FeedbackText, When } from './feedback-cells.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { FeedbackPictures } from './feedback-pictures.tsx'

const columns: TableColumnsType<AdminSuggestion> = [
  { title: '时间', className: text.nowrap, render: (_, row) => <When {...row} /> },
  { title: '会员', className: text.nowrap, render: (_, row) => <Member {...row} /> },
  {
    title: '意见',
    render: (_, row) => (
      <>
        <FeedbackText entry={row} tags={row.tags} answer={row.answer} />
        <FeedbackPictures urls={row.pictures} />
      </>
    ),
  },
  { title: '联系电话', className: text.nowrap, render: (_, { contact }) => contact ?? '未留' },
  {
    title: '操作',
    align: 'right',
    render: (_, row) =>
      row.handledTime === null && (
        <Space>
          {row.isForgotten === 0 && <AnswerSuggestion row={row} />}
          <HandleFeedback kind="suggestion" entry={row} />
        </Space>
      ),
  },
]

export function Suggestions() {
  const { asked } = useFeedbackPath()
  const page = useQueryOf(feedbackAdminCalls.suggestions, asked, { every: 60_000 })
  return <FeedbackList list="suggestions" name="意见建议" of={page} columns={columns} />
}

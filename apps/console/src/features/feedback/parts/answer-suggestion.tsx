import { feedbackAdminCalls, type AdminSuggestion } from '@yf/contract/feedback-admin'
import { longestAnswer } from '@yf/domain/feedback'
import { AnswerButton } from '#platform/dialogs/answer-button.tsx'

export const AnswerSuggestion = ({ row }: { row: AdminSuggestion }) => (
  <AnswerButton
    word="回复会员"
    call={feedbackAdminCalls.answerSuggestion}
    inputOf={(text) => ({ id: row.id, words: text })}
    list={feedbackAdminCalls.suggestions}
    longest={longestAnswer}
    note="每条意见回复一次，发出后不能修改。"
  >
    <p>{`${row.memberName}：${row.words}`}</p>
  </AnswerButton>
)

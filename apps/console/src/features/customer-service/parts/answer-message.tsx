import { customerServiceAdminCalls, type AdminMessage } from '@yf/contract/customer-service-admin'
import { longestMessage } from '@yf/domain/service-messages'
import { AnswerButton } from '#platform/dialogs/answer-button.tsx'

export const AnswerMessage = ({ row }: { row: AdminMessage }) => (
  <AnswerButton
    word="回复留言"
    call={customerServiceAdminCalls.answerMessage}
    inputOf={(text) => ({ id: row.id, words: text })}
    list={customerServiceAdminCalls.messages}
    longest={longestMessage}
  >
    <p>{`${row.memberName}：${row.words}`}</p>
    {row.callPhone && <p>{`会员希望回电 ${row.callPhone}，请先致电，再把通话结果写在回复里。`}</p>}
  </AnswerButton>
)

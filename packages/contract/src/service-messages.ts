import { Type, type Static } from '@sinclair/typebox'
import { longestMessage } from '@yf/domain/service-messages'
import { main } from './call.ts'
import { UnreadCounts } from './messages.ts'
import { Bit, CompanyId, Id, Moment, Nothing, Text, titled } from './shapes.ts'

/** Left for customer service and not answered yet; the answer comes as a message. */
export const LeftMessage = Type.Object({
  id: Id,
  words: Type.String(),
  wantsCall: Bit,
  createTime: Moment,
})
export type LeftMessage = Static<typeof LeftMessage>

/** Part of the messages domain, in its own file: the first screen counts unread notices and needs none of these. */
export const serviceMessageCalls = {
  readAll: main.post('message/readAll', '全部标为已读', 'Marks all messages as read', Nothing, UnreadCounts),
  leave: main.post(
    'message/service/leave',
    '给客服留言',
    'Leaves a message for customer service, with an optional call back',
    Type.Object({
      companyId: CompanyId,
      words: titled('留言内容', Text(longestMessage, 1)),
      wantsCall: titled('回电', Bit),
    }),
    LeftMessage,
    { idempotent: true, refusals: ['serviceMessagesFull'] },
  ),
  left: main.get(
    'message/service/left',
    '我的留言与答复',
    'Unanswered service messages of the caller, oldest first',
    Nothing,
    Type.Array(LeftMessage),
  ),
}

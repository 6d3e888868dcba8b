import { Type, type Static } from '@sinclair/typebox'
import { longestAnswer, longestNote, feedbackKinds } from '@yf/domain/feedback'
import { consoleService } from './call.ts'
import { Bit, Done, Id, Moment, Nullable, OneKeyOf, PageOfLists, PageQuery, Text, titled } from './shapes.ts'

/** The feedback, its author and time, and how staff handled it. */
const feedbackFields = {
  id: Id,
  /** The member's companies today, or the one that the service was for. */
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  words: Type.String(),
  /** The member's data was deleted, including the text. */
  isForgotten: Bit,
  createTime: Moment,
  note: Nullable(Type.String()),
  handledBy: Nullable(Type.String()),
  handledTime: Nullable(Moment),
}

export const AdminSuggestion = Type.Object({
  ...feedbackFields,
  tags: Type.Array(Type.String()),
  /** Addresses of the pictures, for this page only. */
  pictures: Type.Array(Type.String()),
  /** Left for a reply: complete until it is handled, masked afterwards. */
  contact: Nullable(Type.String()),
  answer: Nullable(Type.String()),
})
export type AdminSuggestion = Static<typeof AdminSuggestion>

export const AdminAdvice = Type.Object({
  ...feedbackFields,
  /** Null where it was left outside an activity, or the activity is gone. */
  activityTitle: Nullable(Type.String()),
})
export type AdminAdvice = Static<typeof AdminAdvice>

export const AdminEvaluation = Type.Object({
  ...feedbackFields,
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  tags: Type.Array(Type.String()),
  serviceName: Type.String(),
  provider: Type.String(),
})
export type AdminEvaluation = Static<typeof AdminEvaluation>

const FeedbackQuery = Type.Object({ isHandled: titled('是否已处理', Bit), ...PageQuery })
const lists = ['open', 'handled'] as const
const permitted = { permission: 'service', refusals: [] } as const

/** Members' feedback, for customer service only. */
export const feedbackAdminCalls = {
  suggestions: consoleService.get(
    'voices/suggestions',
    '查看意见建议',
    'Suggestions and complaints by state, newest first',
    FeedbackQuery,
    PageOfLists(AdminSuggestion, lists),
    permitted,
  ),
  advice: consoleService.get(
    'voices/advice',
    '查看活动建议',
    'Suggestions about activities, newest first',
    FeedbackQuery,
    PageOfLists(AdminAdvice, lists),
    permitted,
  ),
  evaluations: consoleService.get(
    'voices/evaluations',
    '查看服务评价',
    'Evaluations of services, newest first',
    FeedbackQuery,
    PageOfLists(AdminEvaluation, lists),
    permitted,
  ),
  handle: consoleService.post(
    'voices/handle',
    '处理会员心声',
    'Marks one as handled, with a note',
    Type.Object({
      kind: OneKeyOf(feedbackKinds, { title: '心声种类' }),
      id: titled('会员心声', Id),
      note: titled('处理说明', Text(longestNote, 1)),
    }),
    Done,
    { permission: 'service', idempotent: true, refusals: ['voiceHandled'] },
  ),
  answerSuggestion: consoleService.post(
    'voices/answer',
    '回复意见建议',
    'Answers a suggestion, which handles it; the member gets a notice',
    Type.Object({ id: titled('意见建议', Id), words: titled('回复内容', Text(longestAnswer, 1)) }),
    Done,
    {
      permission: 'service',
      idempotent: true,
      refusals: ['voiceHandled', 'voiceForgotten', 'voiceUnreachable'],
    },
  ),
}

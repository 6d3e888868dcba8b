import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Done, Id, Moment, Nullable, OneOf, Phone, Text, titled } from './shapes.ts'

export const Tag = Type.Object({ tagId: Id, tagName: Type.String(), kind: Type.String() })
export type Tag = Static<typeof Tag>

/** The subject: 1 the product itself, 2 a completed service. */
const CommentType = OneOf([1, 2], { title: '评价类型' })
const EvaluationType = OneOf([2], { title: '评价类型' })
/** Unguessable: it is sent to the member after the service. */
const ThirdPartyId = Type.String({ title: '服务编号', pattern: '^[\\w-]{16,64}$' })
const Content = (minLength = 0) => titled('内容', Text(500, minLength))
const Score = Type.Integer({ title: '评分', minimum: 1, maximum: 5 })
const TagIds = Type.Array(Id, { title: '标签', maxItems: 6, uniqueItems: true })

/** A service that can be evaluated, and the evaluation if there is one. */
export const Evaluation = Type.Object({
  thirdPartyId: Type.String(),
  type: EvaluationType,
  serviceName: Type.String(),
  provider: Type.String(),
  serviceTime: Moment,
  isEvaluated: Bit,
  score: Nullable(Type.Integer()),
  content: Nullable(Type.String()),
  tagNames: Type.Array(Type.String()),
  createTime: Nullable(Type.String()),
  /** Tags to choose from; the public page has no session to request them. */
  tagList: Type.Array(Tag),
})
export type Evaluation = Static<typeof Evaluation>

export const feedbackCalls = {
  addAdvice: main.post(
    'activityBox/addAdvice',
    '活动意见箱',
    'Advice from an activity box',
    Type.Object({ activityId: Type.Optional(titled('活动', Id)), content: Content(1) }),
    Done,
  ),
  addComment: main.post(
    'commonCompent/add',
    '意见或评价',
    'Suggestion or evaluation',
    Type.Object({
      type: CommentType,
      thirdPartyId: Type.Optional(ThirdPartyId),
      score: Type.Optional(Score),
      tagIds: Type.Optional(TagIds),
      content: Content(),
      /** Ids of uploaded files, in display order */
      pictures: Type.Optional(Type.Array(Id, { title: '图片', maxItems: 4, uniqueItems: true })),
      contact: Type.Optional(titled('联系电话', Phone)),
    }),
    Done,
    { track: 'api.suggest', refusals: ['alreadyEvaluated'] },
  ),
  evaluateOpenly: main.post(
    'open-api/commonCompent/add',
    '提交公开评价',
    'Public evaluation',
    Type.Object({
      thirdPartyId: ThirdPartyId,
      type: EvaluationType,
      score: Score,
      tagIds: Type.Optional(TagIds),
      content: Type.Optional(Content()),
    }),
    Done,
    { auth: 'none', track: 'api.evaluate', refusals: ['alreadyEvaluated'] },
  ),
  openEvaluation: main.get(
    'open-api/commonCompent/getByThirdIdAndType',
    '查看公开评价',
    'Public evaluation by thirdPartyId and type',
    Type.Object({ thirdPartyId: ThirdPartyId, type: EvaluationType }),
    Evaluation,
    { auth: 'none' },
  ),
  tags: main.get(
    'tag/list',
    '标签',
    'Tags',
    Type.Object({
      kind: Type.Optional(OneOf(['suggestion', 'evaluation'], { title: '标签种类' })),
    }),
    Type.Array(Tag),
  ),
}

import { Type, type Static } from '@sinclair/typebox'
import { system } from './call.ts'
import { CompanyId, Done, Moment, OneOf, Text, titled } from './shapes.ts'

const Key = (title: string) => titled(title, Text(64, 1))

export const BehaviorEvent = Type.Object({
  pageKey: Key('页面'),
  categary: Key('分类'),
  module: Key('模块'),
  feature: Key('功能'),
  /** 1 page view, 0 click, 2 api event */
  operation: OneOf([0, 1, 2], { title: '操作' }),
  occurredAt: titled('发生时间', Moment),
  /** A word of ours, such as the path of a call; too poor a language to say who somebody is. */
  detail: Type.Optional(Type.String({ title: '说明', pattern: '^(?!.*\\d{5})[\\w./-]{0,64}$' })),
  companyId: Type.Optional(CompanyId),
  /** The sender's own name for the event: sent twice, it is kept once. */
  key: Type.Optional(Type.String({ title: '事件编号', pattern: '^[\\w-]{8,64}$' })),
})
export type BehaviorEvent = Static<typeof BehaviorEvent>

export const trackingCalls = {
  add: system.post(
    'behavior/memberBehaviorRecord/add',
    'Tracking event, silent',
    Type.Object({ events: Type.Array(BehaviorEvent, { title: '事件', minItems: 1, maxItems: 50 }) }),
    Done,
    { silent: true },
  ),
}

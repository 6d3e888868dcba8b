import { Type, type Static } from '@sinclair/typebox'
import { system } from './call.ts'
import { Done, Id, Moment, Text } from './shapes.ts'

const Key = Text(64, 1)

export const BehaviorEvent = Type.Object({
  pageKey: Key,
  categary: Key,
  module: Key,
  feature: Key,
  /** 1 page view, 0 click, 2 api event */
  operation: Type.Unsafe<0 | 1 | 2>({ type: 'integer', enum: [0, 1, 2] }),
  occurredAt: Moment,
  /** A word of ours, such as the path of a call; too poor a language to say who somebody is. */
  detail: Type.Optional(Type.String({ pattern: '^(?!.*\\d{5})[\\w./-]{0,64}$' })),
  companyId: Type.Optional(Id),
  /** The sender's own name for the event: sent twice, it is kept once. */
  key: Type.Optional(Type.String({ pattern: '^[\\w-]{8,64}$' })),
})
export type BehaviorEvent = Static<typeof BehaviorEvent>

export const trackingCalls = {
  add: system.post(
    'behavior/memberBehaviorRecord/add',
    'Tracking event, silent',
    Type.Object({ events: Type.Array(BehaviorEvent, { minItems: 1, maxItems: 50 }) }),
    Done,
    { silent: true },
  ),
}

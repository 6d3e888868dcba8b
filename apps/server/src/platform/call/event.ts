import type { Logger } from 'pino'
import type { Call, Input, Output } from '@yf/contract/call'
import type { Db } from '#platform/db/handle.ts'
import type { Services } from './context.ts'

/**
 * The result of a partner's event. `ignored` changes nothing and the partner need not repeat it; `tooEarly` rolls
 * back, and the partner should try again.
 */
export type EventOutcome = 'applied' | 'ignored' | 'tooEarly'

/** The answer to a partner's request. */
export interface EventReply<Body = unknown> {
  readonly body: Body
}

export interface EventContext extends Services {
  /** The transaction that also records the event. */
  readonly db: Db
  readonly log: Logger
  readonly event: { readonly partner: string; readonly id: string; readonly kind: string }
}

export type EventHandler<C extends Call> = (
  data: Input<C>,
  ctx: EventContext,
) => Promise<EventOutcome | EventReply<Output<C>>>

/** The type that the mount sees: the row's types are checked where the feature lists it. */
export type AnyEventHandler = (data: never, ctx: never) => Promise<EventOutcome | EventReply>

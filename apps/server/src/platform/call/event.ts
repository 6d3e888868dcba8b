import type { Logger } from 'pino'
import type { Call, Input, Output } from '@yf/contract/call'
import type { Db } from '#platform/db/handle.ts'
import type { Services } from './context.ts'

/**
 * What became of a partner's event. `ignored` changes nothing and is not to come again; `tooEarly` undoes what was
 * written, and the partner's next try is welcome.
 */
export type EventOutcome = 'applied' | 'ignored' | 'tooEarly'

/** What a partner who asked is answered. */
export interface Told<Words = unknown> {
  readonly told: Words
}

export interface EventContext extends Services {
  /** The transaction that also writes down that the event came. */
  readonly db: Db
  readonly log: Logger
  readonly event: { readonly partner: string; readonly id: string; readonly kind: string }
}

export type EventHandler<C extends Call> = (
  data: Input<C>,
  ctx: EventContext,
) => Promise<EventOutcome | Told<Output<C>>>

/** As the mount sees it: the row's types are checked where the feature lists it. */
export type AnyEventHandler = (data: never, ctx: never) => Promise<EventOutcome | Told>

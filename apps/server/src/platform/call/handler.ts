import type { Call, CallTable, Input, Output, RefusalOf } from '@yf/contract/call'
import type { CallContext, MemberContext, StaffContext } from './context.ts'
import type { EventHandler } from './event.ts'
import type { CallOutcome } from './outcome.ts'

/** A pending login has no member yet, so the handler of such a row gets none. */
type ContextOf<C extends Call> = C['auth'] extends 'user' | 'mall'
  ? MemberContext
  : C['auth'] extends 'staff'
    ? StaffContext
    : CallContext

/** The possible results of a handler: for a function that does a part of its work. */
export type OutcomeOf<C extends Call> = CallOutcome<Output<C>, RefusalOf<C>>

/**
 * GET runs on the pool, every other method in one transaction that a refusal or an error rolls back. Calls of staff
 * always run in a transaction, because their reads are audited.
 */
export type RunCallHandler<C extends Call, Extra = unknown> = (
  input: Input<C>,
  ctx: ContextOf<C> & Extra,
) => Promise<OutcomeOf<C>>

export interface Steps<Ctx extends CallContext = CallContext> {
  /** Opens a transaction; inside it use only the given context. */
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Opens a transaction under the call's idempotency key: a repetition gets the first response. */
  once<T extends CallOutcome<unknown>>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** A partner's event runs in the transaction that records it. */
export type Handler<C extends Call> = C['auth'] extends 'partner' ? EventHandler<C> : CallHandler<C>

/** How a call runs when its method does not determine it. */
type CallHandler<C extends Call> =
  | RunCallHandler<C>
  /** A GET of the specification that writes. */
  | { readonly mode: 'transaction'; readonly run: RunCallHandler<C> }
  /** A call of staff that is not audited. */
  | { readonly mode: 'pool'; readonly run: RunCallHandler<C> }
  /** Slow work (a hash, a partner) between short transactions. */
  | { readonly mode: 'steps'; readonly run: RunCallHandler<C, Steps<ContextOf<C>>> }

export const inTransaction = <C extends Call>(run: RunCallHandler<C>) =>
  ({ mode: 'transaction', run }) as const
export const onPool = <C extends Call>(run: RunCallHandler<C>) => ({ mode: 'pool', run }) as const
export const inSteps = <C extends Call>(run: RunCallHandler<C, Steps<ContextOf<C>>>) =>
  ({ mode: 'steps', run }) as const

/** A feature's handler table: a call without a handler does not compile. */
export type Handlers<T extends CallTable> = { readonly [K in keyof T]: Handler<T[K]> }

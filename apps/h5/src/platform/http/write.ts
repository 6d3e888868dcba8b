import type { Call, Input, Output } from '@yf/contract/call'
import { outcomeOf, type Outcome } from '@yf/client/outcome'
import { createUseWrite } from '@yf/client/use-write'
import { callFully, type CallOptions } from './call.ts'

type WriteOptions = Pick<CallOptions, 'silent' | 'loading'>

/** `const book = useWrite(eapCalls.book)`; what goes wrong is said by the call itself. */
export const useWrite = createUseWrite<WriteOptions>(callFully)

/** A write outside of a component: `const removed = await write(familyCalls.remove, { id })`. */
export const write = <C extends Call>(
  row: C,
  input: Input<C>,
  options?: CallOptions,
): Promise<Outcome<Output<C>>> => outcomeOf(callFully(row, input, options))

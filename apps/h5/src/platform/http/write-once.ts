import type { Call, Input, Output } from '@yf/contract/call'
import { outcomeOf, type WriteOutcome } from '@yf/client/outcome'
import { callFully, type CallOptions } from './call.ts'

/** A write outside a component: `const removed = await write(familyCalls.remove, { id })`. */
export const write = <C extends Call>(
  row: C,
  input: Input<C>,
  options?: CallOptions,
): Promise<WriteOutcome<Output<C>>> => outcomeOf(callFully(row, input, options))

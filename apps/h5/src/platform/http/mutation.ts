import type { Call, Input, Output } from '@yf/contract/call'
import type { CallOptions } from './call.ts'
import { useWrite } from './write.ts'

/** @deprecated `useWrite`, whose outcome needs no catch; goes with the last screen that still uses it. */
export function useMutationOf<C extends Call>(row: C, options: Pick<CallOptions, 'silent' | 'loading'> = {}) {
  const { send, isBusy, error } = useWrite(row, options)
  const mutateAsync = async (input: Input<C>): Promise<Output<C>> => {
    const outcome = await send(input)
    if (!outcome.ok) throw outcome.error
    return outcome.result
  }
  return { mutateAsync, isPending: isBusy, error }
}

import type { Call, Input, Output } from '@yf/contract/call'
import { useRef, useState } from 'react'
import { call, newKey, type CallOptions } from './call.ts'
import { isCallError, type CallError } from './call-error.ts'

export interface Mutation<C extends Call> {
  /** Failures are said by the call itself; a second tap while the first is under way does nothing. */
  mutate: (input: Input<C>) => void
  mutateAsync: (input: Input<C>) => Promise<Output<C>>
  isPending: boolean
  error: CallError | null
}

/**
 * `const apply = useMutationOf(claimCalls.apply); await apply.mutateAsync(form)`.
 * When no answer came nobody knows whether it was done: the same input is then sent again with the same key.
 */
export function useMutationOf<C extends Call>(
  row: C,
  options: Pick<CallOptions, 'silent' | 'loading'> = {},
): Mutation<C> {
  const [state, setState] = useState<Pick<Mutation<C>, 'isPending' | 'error'>>({
    isPending: false,
    error: null,
  })
  const running = useRef<Promise<Output<C>> | null>(null)
  const open = useRef<{ input: string; key: string } | null>(null)

  const send = async (input: Input<C>): Promise<Output<C>> => {
    const text = JSON.stringify(input)
    const key = open.current?.input === text ? open.current.key : newKey()
    open.current = { input: text, key }
    try {
      const result = await call(row, input, row.idempotent ? { ...options, key } : options)
      open.current = null
      setState({ isPending: false, error: null })
      return result
    } catch (error) {
      const isUnanswered = isCallError(error) && error.situation === 'unreachable'
      if (!isUnanswered) open.current = null
      setState({ isPending: false, error: isCallError(error) ? error : null })
      throw error
    } finally {
      running.current = null
    }
  }
  const mutateAsync = (input: Input<C>): Promise<Output<C>> => {
    if (running.current) return running.current
    setState({ isPending: true, error: null })
    running.current = send(input)
    return running.current
  }
  return { ...state, mutateAsync, mutate: (input) => void mutateAsync(input).catch(() => undefined) }
}

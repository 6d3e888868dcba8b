import type { Call, Input, Output } from '@yf/contract/call'
import { useRef, useState } from 'react'
import { call, newKey } from './call.ts'
import { isCallError, type CallError } from './call-error.ts'

export type Done<C extends Call> =
  | { readonly ok: true; readonly result: Output<C> }
  | { readonly ok: false; readonly error: CallError }

export interface Deed<C extends Call> {
  readonly run: (input: Input<C>) => Promise<Done<C>>
  readonly isBusy: boolean
}

/**
 * One write. A second press while the first is under way waits for that one; when no answer came nobody knows whether
 * it was done, so the same input is then sent with the same key.
 */
export function useDeed<C extends Call>(row: C): Deed<C> {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<Promise<Done<C>> | null>(null)
  const unanswered = useRef<{ input: string; key: string } | null>(null)

  const send = async (input: Input<C>): Promise<Done<C>> => {
    const text = JSON.stringify(input)
    const key = unanswered.current?.input === text ? unanswered.current.key : newKey()
    unanswered.current = { input: text, key }
    try {
      const result = await call(row, input, { key })
      unanswered.current = null
      return { ok: true, result }
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.situation !== 'unreachable') unanswered.current = null
      return { ok: false, error }
    } finally {
      running.current = null
      setBusy(false)
    }
  }
  const run = (input: Input<C>): Promise<Done<C>> => {
    if (running.current) return running.current
    setBusy(true)
    running.current = send(input)
    return running.current
  }
  return { run, isBusy }
}

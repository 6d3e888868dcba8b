import type { Call, Input, Output, SentInput } from '@yf/contract/call'
import { useRef, useState } from 'react'
import type { CallError } from './call-error.ts'
import { newKey } from './keys.ts'
import { isUndecided, outcomeOf, type CallResponse, type WriteOutcome } from './outcome.ts'

/** The app's own call function: with its session, its loading overlay and its error handling. */
type CallFully<Options> = <C extends Call>(
  row: C,
  input: Input<C>,
  options: Options & { key?: string },
) => Promise<CallResponse<Output<C>>>

export interface Write<C extends Call> {
  readonly send: (input: SentInput<C>) => Promise<WriteOutcome<Output<C>>>
  readonly isBusy: boolean
  /** Why the last write failed, for a form that shows it in place; null while another is in flight. */
  readonly error: CallError | null
}

const idle = { isBusy: false, error: null }

/**
 * `const book = useWrite(eapCalls.book); const booked = await book.send({ slotId }); if (booked.ok) …` One write at a
 * time: a second tap while the first is in flight waits for it. When the outcome is unknown, the same input is resent
 * with the same key.
 */
export function createUseWrite<Options extends object>(
  callFully: CallFully<Options>,
  /** The same text is the same input. */
  textOf: (input: unknown) => string = JSON.stringify,
) {
  return function useWrite<C extends Call>(row: C, options?: Options): Write<C> {
    const [state, setState] = useState<Pick<Write<C>, 'isBusy' | 'error'>>(idle)
    const running = useRef<Promise<WriteOutcome<Output<C>>> | null>(null)
    const unanswered = useRef<{ input: string; key: string } | null>(null)

    const sendOne = async (input: SentInput<C>): Promise<WriteOutcome<Output<C>>> => {
      const text = textOf(input)
      const key = unanswered.current?.input === text ? unanswered.current.key : newKey()
      unanswered.current = { input: text, key }
      const callOptions = { ...options, ...(row.idempotent ? { key } : {}) } as Options & { key?: string }
      try {
        const outcome = await outcomeOf(callFully(row, input, callOptions))
        if (outcome.ok || !isUndecided(outcome.error)) unanswered.current = null
        setState(outcome.ok ? idle : { isBusy: false, error: outcome.error })
        return outcome
      } catch (bug) {
        setState(idle)
        throw bug
      } finally {
        running.current = null
      }
    }
    const send = (input: SentInput<C>): Promise<WriteOutcome<Output<C>>> => {
      if (running.current) return running.current
      setState({ isBusy: true, error: null })
      running.current = sendOne(input)
      return running.current
    }
    return { ...state, send }
  }
}

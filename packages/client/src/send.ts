import type { WireCall } from '@yf/contract/call'
import { CallError } from './call-error.ts'
import { readAnswer, type Answer } from './envelope.ts'
import { addressOf, requestOf, type Credentials } from './request.ts'
import { wordsFor } from './words.ts'

export interface SendOptions {
  /** How long an answer is waited for, in milliseconds. */
  timeout: number
  /** The caller's own way to cancel. */
  signal?: AbortSignal | undefined
  /** For an app that has asked some questions before it was loaded. */
  fetch?: (url: string, request: RequestInit) => Promise<Response>
}

/** Old phones know no reason. */
const cancellationOf = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('cancelled', 'AbortError')

/** One request. Throws CallError('unreachable') when no answer came in time, and the caller's own reason if it cancelled. */
export async function send(
  row: WireCall,
  input: object,
  credentials: Credentials,
  { timeout, signal, fetch = globalThis.fetch }: SendOptions,
): Promise<Answer> {
  if (signal?.aborted) throw cancellationOf(signal)
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  const timer = setTimeout(giveUp, timeout)
  signal?.addEventListener('abort', giveUp)
  try {
    const request = { ...requestOf(row, input, credentials), signal: controller.signal }
    return await readAnswer(await fetch(addressOf(row, input), request))
  } catch {
    if (signal?.aborted) throw cancellationOf(signal)
    throw new CallError('unreachable', wordsFor('unreachable', ''))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

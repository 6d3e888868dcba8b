import type { WireCall } from '@yf/contract/call'
import { CallError } from './call-error.ts'
import { readAnswer, type ResponseEnvelope } from './envelope.ts'
import { addressOf, requestOf, type CallCredentials } from './request.ts'
import { errorMessageFor } from './error-message.ts'

export interface SendOptions {
  /** How long to wait for a response, in milliseconds. */
  timeout: number
  /** Lets the caller cancel. */
  signal?: AbortSignal | undefined
  /** For an app that sent some requests before its bundle was loaded. */
  fetch?: (url: string, request: RequestInit) => Promise<Response>
}

/** Old phones do not support `signal.reason`. */
const cancellationOf = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('cancelled', 'AbortError')

/**
 * One request. Throws CallError('unreachable') when no response came in time, and the caller's own reason if it
 * cancelled.
 */
export async function send(
  row: WireCall,
  input: object,
  credentials: CallCredentials,
  { timeout, signal, fetch = globalThis.fetch }: SendOptions,
): Promise<ResponseEnvelope> {
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
    throw new CallError('unreachable', errorMessageFor('unreachable', ''))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

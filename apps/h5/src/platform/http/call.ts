import type { Call, Input, Output } from '@yf/contract/call'
import { situationOf } from '@yf/contract/errors'
import { useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { trackCall } from '#platform/tracking/track.ts'
import { CallError } from './call-error.ts'
import { showLoading } from './feedback.ts'
import { renewMallToken } from './mall.ts'
import { reactTo } from './react-to.ts'
import { send, type Answer, type Credentials } from './send.ts'

export interface CallOptions {
  /** Neither overlay nor toast, whatever the row says. */
  silent?: boolean
  /** false: no overlay, because a skeleton or a busy button shows the waiting. */
  loading?: boolean
  /** Idempotency-Key; one is made for each call that takes one. */
  key?: string
  signal?: AbortSignal
  /** For rows with basic client authorization. */
  authorization?: string
}

export interface Answered<C extends Call> {
  result: Output<C>
  message: string
}

/** randomUUID exists in secure contexts only; a phone on the office network may open plain http. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

async function attempt(row: Call, input: object, options: CallOptions): Promise<Answer> {
  const credentials: Credentials = {
    token: useSession.getState().token,
    mallToken: storage.mallToken.read(),
    authorization: options.authorization,
    key: options.key,
  }
  const isSilent = options.silent ?? row.silent
  try {
    const answer = await send(row, input, credentials, options.signal)
    const situation = situationOf(row.service, answer.http, answer.code)
    if (situation === null) return answer
    if (situation === 'mallToken') await renewMallToken()
    throw reactTo(situation, answer.message, { token: credentials.token, isSilent, code: answer.code })
  } catch (error) {
    if (error instanceof CallError && error.situation === 'unreachable') {
      throw reactTo('unreachable', '', { token: credentials.token, isSilent })
    }
    throw error
  }
}

/** Result and message: for the few calls whose message is data (`user/getCurToken`). */
export async function callFully<C extends Call>(
  row: C,
  input: Input<C>,
  options: CallOptions = {},
): Promise<Answered<C>> {
  const isSilent = options.silent ?? row.silent
  const endLoading = isSilent || options.loading === false ? null : showLoading()
  const key = options.key ?? (row.idempotent ? newKey() : undefined)
  try {
    const answer = await attempt(row, input as object, key ? { ...options, key } : options)
    trackCall(row)
    return { result: answer.result as Output<C>, message: answer.message }
  } finally {
    endLoading?.()
  }
}

/** `const user = await call(identityCalls.login, { phone, password })`; anything but success throws a CallError. */
export async function call<C extends Call>(
  row: C,
  input: Input<C>,
  options?: CallOptions,
): Promise<Output<C>> {
  return (await callFully(row, input, options)).result
}

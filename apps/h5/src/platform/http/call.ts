import type { Call, Input, Output } from '@yf/contract/call'
import { situationOf } from '@yf/contract/errors'
import { isCallError } from '@yf/client/call-error'
import type { ResponseEnvelope } from '@yf/client/envelope'
import { newKey } from '@yf/client/keys'
import type { CallResponse } from '@yf/client/outcome'
import type { CallCredentials } from '@yf/client/request'
import { send, type SendOptions } from '@yf/client/send'
import type { platformRefusals } from '@yf/contract/refusals/platform'
import { anonymousToken, useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { trackCall } from '#platform/tracking/track.ts'
import { deviceId } from './device.ts'
import { takePrefetched } from './prefetched.ts'
import { showLoading } from './feedback.ts'
import { reactTo } from './react-to.ts'

export interface CallOptions {
  /** Neither overlay nor toast, whatever the contract row says. */
  silent?: boolean
  /** false: no overlay, because a skeleton or a busy button shows the progress. */
  loading?: boolean
  /** Idempotency-Key; generated for each call that takes one. */
  key?: string
  signal?: AbortSignal
  /** For rows with basic client authorization. */
  authorization?: string
  /** The solution of a proof of work that the server required. */
  proofOfWork?: string
}

let renewMallToken = (_sent: string | null): Promise<boolean> => Promise.resolve(false)

/** Set at boot, because a sign-on to renew the mall token itself consists of calls. True: repeat the call with it. */
export function setMallRenewal(renewal: typeof renewMallToken): void {
  renewMallToken = renewal
}

/** Specification §9. */
const timeouts = { mall: 10_000, others: 120_000 }

const proofOfWorkNeeded: (typeof platformRefusals)['proofOfWorkNeeded']['code'] = 1012

/** Null if the solver fails to load: the server's message then says what to do. */
const solved = (result: unknown): Promise<string | null> =>
  import('./safety-check.ts').then((check) => check.passSafetyCheck(result)).catch(() => null)

async function attempt(row: Call, input: object, options: CallOptions): Promise<ResponseEnvelope> {
  const { token } = useSession.getState()
  const mallToken = storage.mallToken.read()
  const credentials: CallCredentials = {
    token: token === anonymousToken ? null : token,
    mallToken,
    authorization: options.authorization,
    key: options.key,
    device: deviceId(),
    proofOfWork: options.proofOfWork,
  }
  const isSilent = options.silent ?? row.silent
  const ask: SendOptions['fetch'] = (url, request) =>
    takePrefetched(url, token)?.catch(() => fetch(url, request)) ?? fetch(url, request)
  try {
    const timeout = row.service === 'mall' ? timeouts.mall : timeouts.others
    const answer = await send(row, input, credentials, { timeout, signal: options.signal, fetch: ask })
    const situation = situationOf(row.service, answer.http, answer.code)
    if (situation === null) return answer
    const proofOfWork =
      answer.code === proofOfWorkNeeded && !options.proofOfWork && (await solved(answer.result))
    if (proofOfWork) return await attempt(row, input, { ...options, proofOfWork })
    if (situation === 'mallToken' && (await renewMallToken(mallToken)))
      return await attempt(row, input, options)
    throw reactTo(situation, answer.message, { token, isSilent, code: answer.code })
  } catch (error) {
    if (isCallError(error) && error.situation === 'unreachable') {
      throw reactTo('unreachable', '', { token, isSilent })
    }
    throw error
  }
}

/** Returns result and message: for the few calls whose message is data (`user/getCurToken`). */
export async function callFully<C extends Call>(
  row: C,
  input: Input<C>,
  options: CallOptions = {},
): Promise<CallResponse<Output<C>>> {
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

/** `const user = await call(identityCalls.login, { phone, password })`; throws a CallError unless it succeeds. */
export async function call<C extends Call>(
  row: C,
  input: Input<C>,
  options?: CallOptions,
): Promise<Output<C>> {
  return (await callFully(row, input, options)).result
}

import { CallError } from '@yf/client/call-error'
import type { ResponseEnvelope } from '@yf/client/envelope'
import { newKey } from '@yf/client/keys'
import type { CallResponse } from '@yf/client/outcome'
import { send } from '@yf/client/send'
import { solveProofOfWork } from '@yf/client/solve-proof-of-work'
import { errorMessageFor } from '@yf/client/error-message'
import type { Call, Input, Output } from '@yf/contract/call'
import { situationOf, type Situation } from '@yf/contract/errors'
import { platformRefusals } from '@yf/contract/refusals/platform'
import { useSession } from '#platform/session/session.ts'
import { deviceId } from './device.ts'
import { leaveForLogin } from './leave.ts'

export interface CallOptions {
  /** Idempotency-Key; generated for each call that takes one. */
  key?: string
  signal?: AbortSignal
  /** Called when the server requires a proof of work first, which takes a second or two. */
  onProofOfWork?: () => void
}

const timeout = 60_000

/** The only place that turns an answer into a failure; an expired session redirects to the login. */
export function failed(
  situation: Situation,
  token: string | null,
  answer: Partial<ResponseEnvelope> = {},
): CallError {
  const error = new CallError(situation, errorMessageFor(situation, answer.message ?? ''), answer.code)
  if (error.isAboutSession && useSession.getState().token === token) leaveForLogin(error.message)
  return error
}

/** Result and message; anything but success throws a CallError. */
export async function callFully<C extends Call>(
  row: C,
  input: Input<C>,
  { key, signal, onProofOfWork }: CallOptions = {},
): Promise<CallResponse<Output<C>>> {
  const { token } = useSession.getState()
  const credentials = { token, key: row.idempotent ? (key ?? newKey()) : undefined, device: deviceId() }
  const ask = (proofOfWork?: string) =>
    send(row, input as object, { ...credentials, proofOfWork }, { timeout, signal })
  let answer = await ask()
  if (answer.code === platformRefusals.proofOfWorkNeeded.code) {
    onProofOfWork?.()
    const proofOfWork = await solveProofOfWork(answer.result).catch(() => null)
    if (proofOfWork) answer = await ask(proofOfWork)
  }
  const situation = situationOf(row.service, answer.http, answer.code)
  // A wrong password gives the same answer as a missing session; at login there is no session to end.
  if (situation !== null) throw failed(situation, row.auth === 'staff' ? token : '', answer)
  return { result: answer.result as Output<C>, message: answer.message }
}

export async function call<C extends Call>(
  row: C,
  input: Input<C>,
  options?: CallOptions,
): Promise<Output<C>> {
  return (await callFully(row, input, options)).result
}

import type { Call } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { requestOf, type TestCallOptions } from '../request.ts'
import { picture } from '../smallest-picture.ts'
import type { MatrixStage } from './stage.ts'

export interface CallReply {
  readonly http: number
  /** The envelope's code; a response without one counts by its HTTP status. */
  readonly code: string
  readonly message: string
  readonly text: string
  readonly ms: number
}

/** Sends a request as any program could, and records the response unchanged. */
export async function send(stage: MatrixStage, path: string, init: RequestInit): Promise<CallReply> {
  const begun = performance.now()
  const response = await stage.server.fetch(path, init)
  const text = await response.text()
  const { code, message } = envelopeIn(text)
  return { http: response.status, code, message, text, ms: performance.now() - begun }
}

export function ask(
  stage: MatrixStage,
  row: Call,
  input: object,
  options: TestCallOptions = {},
): Promise<CallReply> {
  const whole = row.body === 'multipart' ? { file: picture, ...input } : input
  const { path, init } = requestOf(row, whole, options)
  return send(stage, path, init)
}

/** The same with cleared rate limits: the matrix sends more requests in a minute than a member in a year. */
export async function askUnhindered(
  stage: MatrixStage,
  row: Call,
  input: object,
  options: TestCallOptions = {},
): Promise<CallReply> {
  const reply = await ask(stage, row, input, options)
  if (!isTooOften(reply)) return reply
  await stage.forgetLimits()
  return ask(stage, row, input, options)
}

const isTooOften = ({ http, code }: CallReply) => http === 429 || code === String(refusals.tooOften.code)

function envelopeIn(text: string): { code: string; message: string } {
  try {
    const { code, message } = JSON.parse(text) as { code?: number | string; message?: string }
    return { code: String(code ?? ''), message: message ?? '' }
  } catch {
    return { code: '', message: '' }
  }
}

export const isDone = ({ http, code }: CallReply): boolean => http === 200 && code === '200'

import { urlOf, type WireCall } from '@yf/contract/call'
import { reactions } from '@yf/contract/errors'
import { anonymousToken } from '#platform/session/session.ts'
import { CallError } from './call-error.ts'
import { takeEarly } from './early.ts'

export interface Credentials {
  token: string
  mallToken: string | null
  authorization?: string | undefined
  key?: string | undefined
}

export interface Answer {
  http: number
  code: number | string | undefined
  message: string
  result: unknown
}

/** Specification §9. */
const timeouts = { mall: 10_000, others: 120_000 }

const isPresent = (value: unknown) => value !== undefined && value !== null

function pairs(input: object): [string, unknown][] {
  return Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isPresent).map((one): [string, unknown] => [name, one]),
  )
}

const asSearch = (input: object) =>
  new URLSearchParams(pairs(input).map(([name, value]): [string, string] => [name, String(value)]))

function asForm(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of pairs(input)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function headersOf(row: WireCall, credentials: Credentials): Record<string, string> {
  const headers: Record<string, string> = {}
  if ((row.auth === 'user' || row.credential === 'ifAny') && credentials.token !== anonymousToken) {
    headers['Authorization'] = `Bearer ${credentials.token}`
  }
  if (credentials.authorization) headers['Authorization'] = credentials.authorization
  if (row.auth === 'mall' && credentials.mallToken) headers['token_mall'] = credentials.mallToken
  if (credentials.key) headers['Idempotency-Key'] = credentials.key
  if (row.body === 'json') headers['Content-Type'] = 'application/json'
  return headers
}

function bodyOf(row: WireCall, input: object): BodyInit | null {
  if (row.body === 'json') return JSON.stringify(input)
  if (row.body === 'form') return asSearch(input)
  if (row.body === 'multipart') return asForm(input)
  return null
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  let envelope: Record<string, unknown> = {}
  try {
    envelope = (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    // A gateway's HTML page: its status alone says what happened.
  }
  return {
    http: response.status,
    code: envelope['code'] as number | string | undefined,
    message: typeof envelope['message'] === 'string' ? envelope['message'] : '',
    result: 'data' in envelope ? envelope['data'] : envelope['result'],
  }
}

/** Old phones know no reason. */
const abortion = (signal: AbortSignal): unknown => signal.reason ?? new DOMException('aborted', 'AbortError')

/** One request. Throws CallError('unreachable') when no answer came in time, and the caller's own reason if it gave up. */
export async function send(
  row: WireCall,
  input: object,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<Answer> {
  const search = row.body === 'query' ? asSearch(input).toString() : ''
  const controller = new AbortController()
  if (signal?.aborted) throw abortion(signal)
  const giveUp = () => controller.abort()
  const timer = setTimeout(giveUp, row.service === 'mall' ? timeouts.mall : timeouts.others)
  signal?.addEventListener('abort', giveUp)
  try {
    const url = search ? `${urlOf(row)}?${search}` : urlOf(row)
    const ask = () =>
      fetch(url, {
        method: row.method,
        headers: headersOf(row, credentials),
        body: bodyOf(row, input),
        signal: controller.signal,
      })
    return await readAnswer(await (takeEarly(url, credentials.token)?.catch(ask) ?? ask()))
  } catch {
    if (signal?.aborted) throw abortion(signal)
    throw new CallError('unreachable', reactions.unreachable.say)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

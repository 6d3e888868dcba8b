import { urlOf, wireHeaders, type WireCall } from '@yf/contract/call'

/** The caller's credentials. Only those that the row needs are sent. */
export interface CallCredentials {
  /** Token of a member or of staff; null when anonymous. */
  token: string | null
  mallToken?: string | null
  /** For rows with basic client authorization. */
  authorization?: string | undefined
  /** Idempotency-Key. */
  key?: string | undefined
  /** Identifies this device, for calls made before login. */
  device?: string | undefined
  /** The solution of a proof of work that the server required. */
  proofOfWork?: string | undefined
}

/** Calls made during login. Silent calls are not started by the user. */
const isLoginCall = (row: WireCall): boolean =>
  (row.auth === 'none' && !row.silent) || row.credential === 'pending'

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

export function addressOf(row: WireCall, input: object): string {
  const search = row.body === 'query' ? asSearch(input).toString() : ''
  return search ? `${urlOf(row)}?${search}` : urlOf(row)
}

function headersOf(row: WireCall, credentials: CallCredentials): Record<string, string> {
  const headers: Record<string, string> = {}
  const needsToken = (row.auth ?? 'user') === 'user' || row.auth === 'staff' || row.credential === 'ifAny'
  if (needsToken && credentials.token) headers['Authorization'] = `Bearer ${credentials.token}`
  if (credentials.authorization) headers['Authorization'] = credentials.authorization
  if (row.auth === 'mall' && credentials.mallToken) headers['token_mall'] = credentials.mallToken
  if (credentials.key) headers['Idempotency-Key'] = credentials.key
  if (credentials.device && isLoginCall(row)) headers[wireHeaders.device] = credentials.device
  if (credentials.proofOfWork) headers[wireHeaders.proofOfWork] = credentials.proofOfWork
  if (row.body === 'json') headers['Content-Type'] = 'application/json'
  return headers
}

function bodyOf(row: WireCall, input: object): BodyInit | null {
  if (row.body === 'json') return JSON.stringify(input)
  if (row.body === 'form') return asSearch(input)
  if (row.body === 'multipart') return asForm(input)
  return null
}

export const requestOf = (row: WireCall, input: object, credentials: CallCredentials): RequestInit => ({
  method: row.method,
  headers: headersOf(row, credentials),
  body: bodyOf(row, input),
})

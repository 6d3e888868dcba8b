import { createHash, createHmac } from 'node:crypto'

/** Alibaba Cloud's request signature, version 3. One rule for all of its products and calls. */
export const acs3Algorithm = 'ACS3-HMAC-SHA256'

export interface Acs3Request {
  method: string
  /** Decoded, not percent-encoded. */
  path: string
  query: Record<string, string>
  /** Names in lower case; `host`, `content-type` and every `x-acs-*` are signed. */
  headers: Record<string, string>
  body: string | Uint8Array
  accessKeyId: string
  accessKeySecret: string
}

export interface Acs3Signature {
  signature: string
  signedHeaders: string
  /** The given headers with the body's digest and the authorization added, ready to send. */
  headers: Record<string, string>
}

export function signAcs3(request: Acs3Request): Acs3Signature {
  const digest = sha256(request.body)
  const headers = { ...request.headers, 'x-acs-content-sha256': digest }
  const signed = Object.entries(headers)
    .filter(([name]) => mustBeSigned(name))
    .toSorted(([a], [b]) => byCodeUnit(a, b))
  const signedHeaders = signed.map(([name]) => name).join(';')
  const canonical = [
    request.method.toUpperCase(),
    request.path.split('/').map(percentEncode).join('/') || '/',
    canonicalQuery(request.query),
    signed.map(([name, value]) => `${name}:${value.trim()}\n`).join(''),
    signedHeaders,
    digest,
  ].join('\n')
  const signature = createHmac('sha256', request.accessKeySecret)
    .update(`${acs3Algorithm}\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `${acs3Algorithm} Credential=${request.accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`
  return { signature, signedHeaders, headers: { ...headers, authorization } }
}

/** Also the query to send: the receiver signs what it reads, so both sides must encode it the same way. */
export function canonicalQuery(query: Record<string, string>): string {
  return Object.entries(query)
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&')
}

export interface Acs3Authorization {
  accessKeyId: string
  signedHeaders: string
  signature: string
}

export function readAcs3Authorization(header: string): Acs3Authorization | null {
  const parts =
    /^ACS3-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header)
  if (!parts) return null
  const [, accessKeyId = '', signedHeaders = '', signature = ''] = parts
  return { accessKeyId, signedHeaders, signature }
}

const mustBeSigned = (name: string) => name === 'host' || name === 'content-type' || name.startsWith('x-acs-')

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** RFC 3986 leaves fewer characters unescaped than encodeURIComponent does. */
const percentEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

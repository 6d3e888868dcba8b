import { createCipheriv, createDecipheriv, sign, verify, type KeyLike } from 'node:crypto'

/** WeChat Pay's API v3: the merchant signs requests, the platform signs responses and notices, both with RSA. */
export const wechatPayPaths = {
  jsapi: '/v3/pay/transactions/jsapi',
  h5: '/v3/pay/transactions/h5',
  byOutTradeNo: '/v3/pay/transactions/out-trade-no',
  refunds: '/v3/refund/domestic/refunds',
  tradeBill: '/v3/bill/tradebill',
} as const

export const wechatPaySchema = 'WECHATPAY2-SHA256-RSA2048'

export const wechatPayHeaders = {
  timestamp: 'wechatpay-timestamp',
  nonce: 'wechatpay-nonce',
  signature: 'wechatpay-signature',
  serial: 'wechatpay-serial',
} as const

/** The maximum difference between both clocks. */
export const wechatPayWindowSeconds = 5 * 60

const signedBy = (key: KeyLike, ...parts: readonly string[]): string =>
  sign('RSA-SHA256', Buffer.from(parts.map((part) => `${part}\n`).join('')), key).toString('base64')

const isSignedBy = (key: KeyLike, signature: string, ...parts: readonly string[]): boolean =>
  verify(
    'RSA-SHA256',
    Buffer.from(parts.map((part) => `${part}\n`).join('')),
    key,
    Buffer.from(signature, 'base64'),
  )

export interface SignedRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  /** Seconds, as text. */
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
}

export interface Merchant {
  readonly merchantId: string
  /** Of the merchant's certificate: identifies the key. */
  readonly serial: string
  readonly privateKey: KeyLike
}

/** The Authorization header of a request. */
export function authorizationOf(
  request: SignedRequest,
  { merchantId, serial, privateKey }: Merchant,
): string {
  const { method, path, timestamp, nonce, body } = request
  const signature = signedBy(privateKey, method, path, timestamp, nonce, body)
  const fields = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial }
  const parameters = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `${wechatPaySchema} ${parameters.join(',')}`
}

/** The parts of an Authorization header; null where it is of another kind. */
export function readAuthorization(header: string): Readonly<Record<string, string | undefined>> | null {
  if (!header.startsWith(`${wechatPaySchema} `)) return null
  return Object.fromEntries(
    [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
}

export const isSignedRequest = (request: SignedRequest, signature: string, publicKey: KeyLike): boolean =>
  isSignedBy(
    publicKey,
    signature,
    request.method,
    request.path,
    request.timestamp,
    request.nonce,
    request.body,
  )

export interface PlatformKey {
  readonly serial: string
  readonly publicKey: KeyLike
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** The platform's headers for a response or a notice. */
export const platformHeaders = (
  encrypted: { readonly timestamp: string; readonly nonce: string; readonly body: string },
  { serial, privateKey }: { readonly serial: string; readonly privateKey: KeyLike },
): Record<string, string> => ({
  [wechatPayHeaders.timestamp]: encrypted.timestamp,
  [wechatPayHeaders.nonce]: encrypted.nonce,
  [wechatPayHeaders.serial]: serial,
  [wechatPayHeaders.signature]: signedBy(privateKey, encrypted.timestamp, encrypted.nonce, encrypted.body),
})

export type PlatformWord = 'true' | 'unsigned' | 'otherKey' | 'badSignature' | 'stale'

/** Whether the platform sent this, and recently: verified over the exact text received. */
export function judgePlatform(
  headers: Headers,
  body: string,
  { key, now }: { readonly key: PlatformKey; readonly now: number },
): PlatformWord {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  const [timestamp, nonce] = [header(wechatPayHeaders.timestamp), header(wechatPayHeaders.nonce)]
  const signature = header(wechatPayHeaders.signature)
  if (!timestamp || !nonce || !signature) return 'unsigned'
  if (header(wechatPayHeaders.serial) !== key.serial) return 'otherKey'
  if (!isSignedBy(key.publicKey, signature, timestamp, nonce, body)) return 'badSignature'
  return Math.abs(now / 1000 - Number(timestamp)) <= wechatPayWindowSeconds ? 'true' : 'stale'
}

/** AES-256-GCM under the merchant's APIv3 key of 32 characters. */
export interface EncryptedResource {
  readonly algorithm: 'AEAD_AES_256_GCM'
  readonly ciphertext: string
  readonly associated_data: string
  readonly nonce: string
  readonly original_type: string
}

const tagLength = 16

export function encryptResource(
  plain: object,
  { apiKey, nonce, type }: { readonly apiKey: string; readonly nonce: string; readonly type: string },
): EncryptedResource {
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from(type))
  const data = [cipher.update(JSON.stringify(plain), 'utf8'), cipher.final(), cipher.getAuthTag()]
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: Buffer.concat(data).toString('base64'),
    associated_data: type,
    nonce,
    original_type: type,
  }
}

/** Null where it was not encrypted with this key, or is no JSON. */
export function openResource(encrypted: EncryptedResource, apiKey: string): unknown {
  try {
    const bytes = Buffer.from(encrypted.ciphertext, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', apiKey, encrypted.nonce, { authTagLength: tagLength })
      .setAAD(Buffer.from(encrypted.associated_data))
      .setAuthTag(bytes.subarray(-tagLength))
    const plain = decipher.update(bytes.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    return JSON.parse(plain) as unknown
  } catch {
    return null
  }
}

/** The parameters that the page passes to WeixinJSBridge. */
export interface JsapiParameters {
  readonly appId: string
  readonly timeStamp: string
  readonly nonceStr: string
  readonly package: string
  readonly signType: 'RSA'
  readonly paySign: string
}

export function signForJsapi(
  payment: {
    readonly appId: string
    readonly timeStamp: string
    readonly nonceStr: string
    readonly prepayId: string
  },
  privateKey: KeyLike,
): JsapiParameters {
  const { appId, timeStamp, nonceStr, prepayId } = payment
  const packageText = `prepay_id=${prepayId}`
  const paySign = signedBy(privateKey, appId, timeStamp, nonceStr, packageText)
  return { appId, timeStamp, nonceStr, package: packageText, signType: 'RSA', paySign }
}

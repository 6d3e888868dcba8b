import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  authorizationOf,
  isSignedRequest,
  judgePlatform,
  openResource,
  platformHeaders,
  readAuthorization,
  encryptResource,
  signForJsapi,
} from './wechat-pay.ts'
import { readBill, writeBill, type FullBillLine } from './wechat-pay-bill.ts'
import {
  sandboxMerchantKey,
  sandboxPlatformKey,
  sandboxPlatformPublicKey,
} from './wechat-pay-sandbox-keys.ts'

const now = 1_780_000_000_000
const serial = 'PLATFORM'
const key = { serial, publicKey: sandboxPlatformPublicKey }
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })

test('signs a request over method, path, time, nonce and body, each on its line', () => {
  const request = {
    method: 'GET',
    path: '/v3/certificates?a=1',
    timestamp: '1554208460',
    nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
    body: '',
  }
  const header = authorizationOf(request, {
    merchantId: '1900000001',
    serial: 'S1',
    privateKey: sandboxMerchantKey,
  })
  expect(header).toMatch(/^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="593B/)
  const { signature, ...read } = readAuthorization(header)!
  expect(read).toEqual({
    mchid: '1900000001',
    nonce_str: request.nonce,
    timestamp: request.timestamp,
    serial_no: 'S1',
  })
  const merchant = createPublicKey(sandboxMerchantKey)
  expect(isSignedRequest(request, signature!, merchant)).toBe(true)
  for (const change of [
    { method: 'POST' },
    { path: '/v3/certificates' },
    { timestamp: '1' },
    { nonce: 'x' },
    { body: '{}' },
  ])
    expect(isSignedRequest({ ...request, ...change }, signature!, merchant)).toBe(false)
  expect(isSignedRequest(request, signature!, other.publicKey)).toBe(false)
  expect(readAuthorization('Bearer abc')).toBeNull()
})

const platformHeadersAt = (
  at = now,
  privateKey = sandboxPlatformKey as Parameters<typeof platformHeaders>[1]['privateKey'],
) => platformHeaders({ timestamp: String(at / 1000), nonce: 'n1', body: '{"a":1}' }, { serial, privateKey })

test('accepts a platform message only with its signature, exact bytes, key, and within five minutes', () => {
  expect(judgePlatform(platformHeadersAt(), '{"a":1}', { key, now })).toBe('true')
  expect(judgePlatform(platformHeadersAt(), '{"a": 1}', { key, now })).toBe('badSignature')
  expect(judgePlatform(platformHeadersAt(now, other.privateKey), '{"a":1}', { key, now })).toBe(
    'badSignature',
  )
  expect(judgePlatform(platformHeadersAt(), '{"a":1}', { key: { ...key, serial: 'OTHER' }, now })).toBe(
    'otherKey',
  )
  expect(judgePlatform({}, '{"a":1}', { key, now })).toBe('unsigned')
  expect(judgePlatform(platformHeadersAt(now - 300_000), '{"a":1}', { key, now })).toBe('true')
  expect(judgePlatform(platformHeadersAt(now - 301_000), '{"a":1}', { key, now })).toBe('stale')
  expect(judgePlatform(platformHeadersAt(now + 301_000), '{"a":1}', { key, now })).toBe('stale')
  // WeChat itself occasionally sends such signatures, to test whether we verify them.
  const probing = { ...platformHeadersAt(), 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' }
  expect(judgePlatform(probing, '{"a":1}', { key, now })).toBe('badSignature')
})

test('encrypted data can be decrypted only with the same key and for the same purpose', () => {
  const apiKey = 'k'.repeat(32)
  const encrypted = encryptResource({ total: 1 }, { apiKey, nonce: '0123456789ab', type: 'transaction' })
  expect(encrypted.ciphertext).not.toContain('total')
  expect(openResource(encrypted, apiKey)).toEqual({ total: 1 })
  expect(openResource(encrypted, 'x'.repeat(32))).toBeNull()
  expect(openResource({ ...encrypted, associated_data: 'refund' }, apiKey)).toBeNull()
  expect(openResource({ ...encrypted, ciphertext: '' }, apiKey)).toBeNull()
})

test('the page gets a signature over app, time, nonce and package', () => {
  const parameters = { appId: 'wx1', timeStamp: '1554208460', nonceStr: 'n', prepayId: 'wx2' }
  const { paySign, ...rest } = signForJsapi(parameters, sandboxMerchantKey)
  expect(rest).toEqual({
    appId: 'wx1',
    timeStamp: '1554208460',
    nonceStr: 'n',
    package: 'prepay_id=wx2',
    signType: 'RSA',
  })
  const message = Buffer.from('wx1\n1554208460\nn\nprepay_id=wx2\n')
  expect(
    verify('RSA-SHA256', message, createPublicKey(sandboxMerchantKey), Buffer.from(paySign, 'base64')),
  ).toBe(true)
})

const line: FullBillLine = {
  at: '2026-06-01 10:00:00',
  appId: 'wx1',
  merchantId: '19',
  transactionId: '42',
  outTradeNo: 'T1',
  state: 'SUCCESS',
  paidFen: 1_999,
  outRefundNo: '',
  refundId: '',
  refundFen: 0,
  description: '商城订单, 1',
}

test('reads a bill as written, to the fen', () => {
  const refund: FullBillLine = { ...line, state: 'REFUND', paidFen: 0, outRefundNo: 'R1', refundFen: 29 }
  expect(readBill(`\uFEFF${writeBill([line, refund])}`)).toEqual([
    {
      outTradeNo: 'T1',
      transactionId: '42',
      state: 'SUCCESS',
      paidFen: 1_999,
      outRefundNo: '',
      refundFen: 0,
    },
    { outTradeNo: 'T1', transactionId: '42', state: 'REFUND', paidFen: 0, outRefundNo: 'R1', refundFen: 29 },
  ])
  expect(readBill(writeBill([]))).toEqual([])
})

test('does not read half a bill, or another text', () => {
  const whole = writeBill([line, line])
  expect(readBill(whole.slice(0, whole.indexOf('总交易单数')))).toBeNull()
  expect(readBill(whole.replace('`19.99', '`'))).toBeNull()
  expect(readBill(whole.replace('`19.99', '`many'))).toBeNull()
  expect(readBill(whole.replace('`T1', '`'))).toBeNull()
  expect(readBill(whole.replace('`SUCCESS', '`REVOKED'))).toBeNull()
  expect(readBill('<html>')).toBeNull()
  expect(readBill('')).toBeNull()
})

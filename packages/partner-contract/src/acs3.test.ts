import { expect, test } from 'vitest'
import { canonicalQuery, readAcs3Authorization, signAcs3 } from './acs3.ts'

/** The fixed example of the provider's page on "V3 request structure and signature". */
const published = {
  method: 'POST',
  path: '/',
  query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  headers: {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-version': '2014-05-26',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
  },
  body: '',
  accessKeyId: 'YourAccessKeyId',
  accessKeySecret: 'YourAccessKeySecret',
}
const publishedSignature = '06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0'

test("signs the provider's published example as the provider does", () => {
  expect(signAcs3(published).headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;' +
      `x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=${publishedSignature}`,
  )
})

test('parses an authorization header into its three parts', () => {
  const { headers, signature, signedHeaders } = signAcs3(published)
  expect(readAcs3Authorization(headers.authorization!)).toEqual({
    accessKeyId: 'YourAccessKeyId',
    signedHeaders,
    signature,
  })
  expect(readAcs3Authorization('Bearer abc')).toBeNull()
})

test.each([
  ['method', { method: 'GET' }],
  ['path', { path: '/other' }],
  ['query', { query: { ...published.query, RegionId: 'cn-beijing' } }],
  ['body', { body: 'x' }],
  ['action', { headers: { ...published.headers, 'x-acs-action': 'StopInstances' } }],
  ['content type', { headers: { ...published.headers, 'content-type': 'text/plain' } }],
  ['secret', { accessKeySecret: 'another' }],
])('another %s makes another signature', (_, change) => {
  expect(signAcs3({ ...published, ...change }).signature).not.toBe(publishedSignature)
})

test('headers outside the signature may be added in transit', () => {
  const passed = { ...published, headers: { ...published.headers, 'user-agent': 'node' } }
  expect(signAcs3(passed).signature).toBe(publishedSignature)
})

test('sorts a query by name and encodes it by RFC 3986', () => {
  expect(canonicalQuery({ b: "a b+c*(d)!'~", a: '原力', B: '{"x":1}' })).toBe(
    'B=%7B%22x%22%3A1%7D&a=%E5%8E%9F%E5%8A%9B&b=a%20b%2Bc%2A%28d%29%21%27~',
  )
})

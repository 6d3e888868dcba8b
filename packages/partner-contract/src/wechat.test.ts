import { expect, test } from 'vitest'
import { jsSdkSignature } from './wechat.ts'

/** The example that WeChat publishes with its JS-SDK. */
const published = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
}
const signature = '0f9de62fce790f9a083d5c99e95740ceb90c27ed'

test("signs a page as in WeChat's own example", () => {
  expect(jsSdkSignature(published)).toBe(signature)
})

test('does not sign the part after the hash sign', () => {
  expect(jsSdkSignature({ ...published, url: `${published.url}#/home?a=1#b` })).toBe(signature)
})

test.each([
  ['ticket', { ticket: 'another' }],
  ['nonce', { nonceStr: 'another' }],
  ['moment', { timestamp: 1414587458 }],
  ['page', { url: 'http://mp.weixin.qq.com?params=other' }],
])('another %s gives another signature', (_, change) => {
  expect(jsSdkSignature({ ...published, ...change })).not.toBe(signature)
})

import { expect, test } from 'vitest'
import { readSettings } from '#app/settings.ts'
import { productionEnvironment } from '#testkit/production-environment.ts'
import { sandboxMerchantKey } from '@yf/partner-contract/wechat-pay-sandbox-keys'

const production = productionEnvironment()
const read = (changes: object = {}) => readSettings({ ...production, ...changes }).wechatPay

test('production reads its own keys, also with line ends written as \\n', () => {
  const { baseUrl, privateKey, platformKey } = read()
  expect([baseUrl, privateKey.type, platformKey.type]).toEqual([
    'https://api.mch.weixin.qq.com',
    'private',
    'public',
  ])
})

test.each([
  ['WECHAT_PAY_PRIVATE_KEY', 'sandbox'],
  ['WECHAT_PAY_PRIVATE_KEY', 'no key at all'],
  ['WECHAT_PAY_PRIVATE_KEY', sandboxMerchantKey],
  ['WECHAT_PAY_PLATFORM_KEY', 'sandbox'],
  ['WECHAT_PAY_PLATFORM_KEY', '-----BEGIN PUBLIC KEY-----'],
  ['WECHAT_PAY_API_KEY', 'sandbox-wechat-pay-api-v3-key-32'],
  ['WECHAT_PAY_API_KEY', '3f9c1b7e5a2d4c68900ea1b2c3d4e5f'],
  ['WECHAT_PAY_MERCHANT_ID', '1900000001'],
])('production does not start with %s as %j', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name)
})

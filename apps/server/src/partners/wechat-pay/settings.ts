import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { sandboxMerchantKey, sandboxPlatformPublicKey } from '@yf/partner-contract/wechat-pay-sandbox-keys'
import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'
import { SettingError } from '#platform/setting-values.ts'

/** Placeholder for the keys of the sandbox, which are too long for a table. */
const ofSandbox = 'sandbox'

export const wechatPaySettings = partnerSettings(
  [
    row(
      'WECHAT_PAY_BASE_URL',
      'SANDBOX_ORIGIN/wechat-pay',
      'https://api.mch.weixin.qq.com',
      '微信支付接口地址',
    ),
    row('WECHAT_PAY_APP_ID', 'wxsandbox00000001', 'required', '微信支付绑定的公众号 appid'),
    row('WECHAT_PAY_MERCHANT_ID', '1900000001', 'required', '微信支付商户号'),
    row('WECHAT_PAY_SERIAL', 'SANDBOXMERCHANT0001', 'required', '商户 API 证书序列号'),
    row('WECHAT_PAY_PRIVATE_KEY', ofSandbox, 'required', '商户 API 私钥（PEM，换行可写作 \\n）'),
    row('WECHAT_PAY_API_KEY', 'sandbox-wechat-pay-api-v3-key-32', 'required', '商户 APIv3 密钥（32 个字符）'),
    row('WECHAT_PAY_PLATFORM_SERIAL', 'SANDBOXPLATFORM0001', 'required', '微信支付公钥 ID 或平台证书序列号'),
    row('WECHAT_PAY_PLATFORM_KEY', ofSandbox, 'required', '微信支付公钥（PEM，换行可写作 \\n）'),
  ],
  ({ url, secret, key }) => ({
    wechatPay: {
      baseUrl: url('WECHAT_PAY_BASE_URL'),
      appId: secret('WECHAT_PAY_APP_ID'),
      merchantId: secret('WECHAT_PAY_MERCHANT_ID'),
      serial: secret('WECHAT_PAY_SERIAL'),
      privateKey: read(
        'WECHAT_PAY_PRIVATE_KEY',
        secret('WECHAT_PAY_PRIVATE_KEY'),
        sandboxMerchantKey,
        createPrivateKey,
      ),
      apiKey: ofLength32('WECHAT_PAY_API_KEY', key('WECHAT_PAY_API_KEY')),
      platformSerial: secret('WECHAT_PAY_PLATFORM_SERIAL'),
      platformKey: read(
        'WECHAT_PAY_PLATFORM_KEY',
        secret('WECHAT_PAY_PLATFORM_KEY'),
        sandboxPlatformPublicKey,
        createPublicKey,
      ),
    },
  }),
)

function read(
  name: string,
  configured: string,
  sandboxKey: string,
  parse: (pem: string) => KeyObject,
): KeyObject {
  const pem = configured.replaceAll(String.raw`\n`, '\n').trim()
  // The sandbox key itself is as public as its placeholder.
  if (pem === sandboxKey.trim()) throw new SettingError(name, '不允许使用沙箱的密钥')
  try {
    return parse(configured === ofSandbox ? sandboxKey : pem)
  } catch {
    throw new SettingError(name, '不是有效的 PEM 密钥')
  }
}

function ofLength32(name: string, configured: string): string {
  if (Buffer.byteLength(configured) !== 32) throw new SettingError(name, '应为 32 个字符')
  return configured
}

declare module '#platform/settings.ts' {
  interface Settings {
    readonly wechatPay: {
      baseUrl: string
      appId: string
      merchantId: string
      serial: string
      privateKey: KeyObject
      apiKey: string
      platformSerial: string
      platformKey: KeyObject
    }
  }
}

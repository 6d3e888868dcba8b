export interface SandboxSettings {
  readonly port: number
  /** The port of the mail catcher; null disables it. */
  readonly smtpPort: number | null
  readonly smsAccessKeyId: string
  readonly smsAccessKeySecret: string
  /** The limit of messages per phone and minute. Above the product's own limit, which people reach first. */
  readonly smsPerMinute: number
  /** The official accounts registered at WeChat. */
  readonly wechatApps: readonly { readonly appId: string; readonly secret: string }[]
  readonly jinliAppId: string
  readonly jinliAppSecret: string
  readonly sleepChannel: string
  readonly sleepSecret: string
  readonly fengshiMerchant: string
  readonly fengshiSecret: string
  /** The secret with which a company's partner verifies incoming links. */
  readonly partnerSecret: string
  /** The secret with which an external site signs its requests to the product, by site name. */
  readonly siteSecret: (site: string) => string
  /** The secret with which a sports platform signs step reports, by channel. */
  readonly stepsSecret: (channel: string) => string
  /** The app's origin, for links into it. */
  readonly appOrigin: string
  /** The origin to which partners send notices; null if no notices are wanted. */
  readonly notifyOrigin: string | null
  /** The phone number that one-tap login detects. */
  readonly simPhone: string
  readonly oneTapAccessKeyId: string
  readonly oneTapAccessKeySecret: string
  readonly payoutMerchantId: string
  readonly payoutSecret: string
  /** How long a payment is in progress in the scenario "later". */
  readonly payoutLaterMs: number
  readonly wechatPayMerchantId: string
  readonly wechatPayApiKey: string
  readonly kuaidi100Customer: string
  readonly kuaidi100Key: string
  readonly nuonuoAppKey: string
  readonly nuonuoAppSecret: string
  readonly taxCheckAppId: string
  readonly taxCheckSecret: string
  readonly fiscalCheckAppId: string
  readonly fiscalCheckSecret: string
  readonly chinaLifeChannel: string
  readonly chinaLifeSecret: string
  readonly fuyaChannel: string
  readonly fuyaSecret: string
  readonly jingheChannel: string
  readonly jingheSecret: string
  readonly sessionRoomChannel: string
  readonly sessionRoomSecret: string
  /** How long the scenario "slow" takes to answer. */
  readonly slowMs: number
  /** The number of received items kept per kind: the oldest is dropped first. */
  readonly keep: number
}

export const defaultSettings: SandboxSettings = {
  port: 8090,
  smtpPort: null,
  smsAccessKeyId: 'sandbox-key',
  smsAccessKeySecret: 'sandbox-secret',
  smsPerMinute: 20,
  wechatApps: [{ appId: 'wxsandbox00000001', secret: 'sandbox-wechat-secret' }],
  jinliAppId: 'sandbox-jinli',
  jinliAppSecret: 'sandbox-jinli-secret',
  sleepChannel: 'sandbox-sleep',
  sleepSecret: 'sandbox-sleep-secret',
  fengshiMerchant: 'sandbox-fengshi',
  fengshiSecret: 'sandbox-fengshi-secret',
  partnerSecret: 'sandbox-partner-secret',
  siteSecret: (site) => `sandbox-site-${site}-secret`,
  stepsSecret: (channel) => `sandbox-steps-${channel}-secret`,
  appOrigin: 'http://127.0.0.1:8080',
  notifyOrigin: null,
  simPhone: '13800000001',
  oneTapAccessKeyId: 'sandbox-key',
  oneTapAccessKeySecret: 'sandbox-secret',
  payoutMerchantId: 'sandbox-payout',
  payoutSecret: 'sandbox-payout-secret',
  payoutLaterMs: 30_000,
  wechatPayMerchantId: '1900000001',
  wechatPayApiKey: 'sandbox-wechat-pay-api-v3-key-32',
  kuaidi100Customer: 'sandbox-customer',
  kuaidi100Key: 'sandbox-kuaidi100-key',
  nuonuoAppKey: 'sandbox-nuonuo',
  nuonuoAppSecret: 'sandbox-nuonuo-secret',
  taxCheckAppId: 'sandbox-tax-check',
  taxCheckSecret: 'sandbox-tax-check-secret',
  fiscalCheckAppId: 'sandbox-fiscal-check',
  fiscalCheckSecret: 'sandbox-fiscal-check-secret',
  chinaLifeChannel: 'sandbox-china-life',
  chinaLifeSecret: 'sandbox-china-life-secret',
  fuyaChannel: 'sandbox-fuya',
  fuyaSecret: 'sandbox-fuya-secret',
  jingheChannel: 'sandbox-jinghe',
  jingheSecret: 'sandbox-jinghe-secret',
  sessionRoomChannel: 'sandbox-session-room',
  sessionRoomSecret: 'sandbox-session-room-secret',
  slowMs: 20_000,
  keep: 500,
}

export class SettingsError extends Error {}

export function readSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  if (env.NODE_ENV === 'production') {
    throw new SettingsError(
      '沙箱只为开发扮演合作方，生产环境（NODE_ENV=production）不启动它：请设置各合作方的地址。',
    )
  }
  const appOrigin = env.PUBLIC_ORIGIN || `http://127.0.0.1:${env.PORT || '8080'}`
  return {
    ...defaultSettings,
    port: whole(env, 'SANDBOX_PORT', defaultSettings.port),
    smtpPort: whole(env, 'SANDBOX_SMTP_PORT', 8025),
    smsAccessKeyId: env.SANDBOX_SMS_ACCESS_KEY_ID || defaultSettings.smsAccessKeyId,
    smsAccessKeySecret: env.SANDBOX_SMS_ACCESS_KEY_SECRET || defaultSettings.smsAccessKeySecret,
    smsPerMinute: whole(env, 'SANDBOX_SMS_PER_MINUTE', defaultSettings.smsPerMinute),
    appOrigin,
    notifyOrigin: appOrigin,
    simPhone: env.SANDBOX_SIM_PHONE || defaultSettings.simPhone,
    slowMs: whole(env, 'SANDBOX_SLOW_MS', defaultSettings.slowMs),
  }
}

function whole(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: number): number {
  const text = env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0)
    throw new SettingsError(`${name} 应为不小于 0 的整数，现为「${text}」：请改正后重新运行。`)
  return value
}

import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const sleepSettings = partnerSettings(
  [
    row('SLEEP_BASE_URL', 'SANDBOX_ORIGIN/sleep', 'required', '睡眠课程接口地址'),
    row('SLEEP_CHANNEL', 'sandbox-sleep', 'required', '睡眠课程渠道号'),
    row('SLEEP_SECRET', 'sandbox-sleep-secret', 'required', '睡眠课程签名密钥'),
  ],
  ({ url, secret, key }) => ({
    sleep: {
      baseUrl: url('SLEEP_BASE_URL'),
      channel: secret('SLEEP_CHANNEL'),
      secret: key('SLEEP_SECRET'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly sleep: { baseUrl: string; channel: string; secret: string }
  }
}

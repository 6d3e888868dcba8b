import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'
import { wholeNumber } from '#platform/setting-values.ts'

export const jinliSettings = partnerSettings(
  [
    row('JINLI_BASE_URL', 'SANDBOX_ORIGIN/jinli', 'required', '锦鲤互联网医院接口地址'),
    row('JINLI_APP_ID', 'sandbox-jinli', 'required', '锦鲤应用编号'),
    row('JINLI_APP_SECRET', 'sandbox-jinli-secret', 'required', '锦鲤应用密钥'),
    row('JINLI_WAIT_MINUTES', '30', 'same', '问诊等待医生接诊的分钟数，超过即取消并退回权益'),
    row('JINLI_PRICE_FEN', '4900', 'same', '一次在线问诊的价格（分），开始前告知用户'),
  ],
  ({ url, secret, key, text }) => ({
    jinli: {
      baseUrl: url('JINLI_BASE_URL'),
      appId: secret('JINLI_APP_ID'),
      appSecret: key('JINLI_APP_SECRET'),
    },
    consultation: {
      waitMinutes: wholeNumber('JINLI_WAIT_MINUTES', text('JINLI_WAIT_MINUTES'), 1, 1440),
      priceFen: wholeNumber('JINLI_PRICE_FEN', text('JINLI_PRICE_FEN'), 0, 1_000_000),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly jinli: { baseUrl: string; appId: string; appSecret: string }
    readonly consultation: {
      /** How long a patient waits for a doctor before the benefit is returned. */
      waitMinutes: number
      /** The value of a consultation. */
      priceFen: number
    }
  }
}

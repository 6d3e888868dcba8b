import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const payoutSettings = partnerSettings(
  [
    row('PAYOUT_BASE_URL', 'SANDBOX_ORIGIN/payout', 'required', '代付接口地址'),
    row('PAYOUT_MERCHANT_ID', 'sandbox-payout', 'required', '代付商户号'),
    row('PAYOUT_SECRET', 'sandbox-payout-secret', 'required', '代付签名密钥'),
  ],
  ({ url, secret, key }) => ({
    payout: {
      baseUrl: url('PAYOUT_BASE_URL'),
      merchantId: secret('PAYOUT_MERCHANT_ID'),
      secret: key('PAYOUT_SECRET'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly payout: { baseUrl: string; merchantId: string; secret: string }
  }
}

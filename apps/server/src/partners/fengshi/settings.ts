import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const fengshiSettings = partnerSettings(
  [
    row('FENGSHI_BASE_URL', 'SANDBOX_ORIGIN/fengshi', 'required', '高端体检（FENGSHI）接口地址'),
    row('FENGSHI_MERCHANT', 'sandbox-fengshi', 'required', '高端体检商户号'),
    row('FENGSHI_SECRET', 'sandbox-fengshi-secret', 'required', '高端体检签名密钥'),
  ],
  ({ url, secret, key }) => ({
    fengshi: {
      baseUrl: url('FENGSHI_BASE_URL'),
      merchant: secret('FENGSHI_MERCHANT'),
      secret: key('FENGSHI_SECRET'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly fengshi: { baseUrl: string; merchant: string; secret: string }
  }
}

import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const invoiceCheckSettings = partnerSettings(
  [
    row('TAX_CHECK_BASE_URL', 'SANDBOX_ORIGIN/tax-check', 'required', '税务发票查验接口地址'),
    row('TAX_CHECK_APP_ID', 'sandbox-tax-check', 'required', '税务发票查验应用编号'),
    row('TAX_CHECK_SECRET', 'sandbox-tax-check-secret', 'required', '税务发票查验签名密钥'),
    row('FISCAL_CHECK_BASE_URL', 'SANDBOX_ORIGIN/fiscal-check', 'required', '财政电子票据查验接口地址'),
    row('FISCAL_CHECK_APP_ID', 'sandbox-fiscal-check', 'required', '财政电子票据查验应用编号'),
    row('FISCAL_CHECK_SECRET', 'sandbox-fiscal-check-secret', 'required', '财政电子票据查验签名密钥'),
  ],
  ({ url, secret, key }) => ({
    invoiceCheck: {
      tax: {
        baseUrl: url('TAX_CHECK_BASE_URL'),
        appId: secret('TAX_CHECK_APP_ID'),
        secret: key('TAX_CHECK_SECRET'),
      },
      fiscal: {
        baseUrl: url('FISCAL_CHECK_BASE_URL'),
        appId: secret('FISCAL_CHECK_APP_ID'),
        secret: key('FISCAL_CHECK_SECRET'),
      },
    },
  }),
)

export interface CheckSettings {
  readonly baseUrl: string
  readonly appId: string
  readonly secret: string
}

declare module '#platform/settings.ts' {
  interface Settings {
    readonly invoiceCheck: { readonly tax: CheckSettings; readonly fiscal: CheckSettings }
  }
}

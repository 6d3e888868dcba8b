import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const kuaidi100Settings = partnerSettings(
  [
    row('KUAIDI100_BASE_URL', 'SANDBOX_ORIGIN/kuaidi100', 'https://poll.kuaidi100.com', '快递100 接口地址'),
    row('KUAIDI100_CUSTOMER', 'sandbox-customer', 'required', '快递100 customer（公司编号）'),
    row('KUAIDI100_KEY', 'sandbox-kuaidi100-key', 'required', '快递100 授权 key'),
    row('KUAIDI100_SALT', 'sandbox-kuaidi100-salt', 'required', '快递100 推送签名用的 salt，自行设定'),
  ],
  ({ url, secret, key }) => ({
    kuaidi100: {
      baseUrl: url('KUAIDI100_BASE_URL'),
      customer: secret('KUAIDI100_CUSTOMER'),
      key: secret('KUAIDI100_KEY'),
      salt: key('KUAIDI100_SALT'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly kuaidi100: { baseUrl: string; customer: string; key: string; salt: string }
  }
}

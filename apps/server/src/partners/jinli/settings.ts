import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const jinliSettings = partnerSettings(
  [
    row('JINLI_BASE_URL', 'SANDBOX_ORIGIN/jinli', 'required', '锦鲤互联网医院接口地址'),
    row('JINLI_APP_ID', 'sandbox-jinli', 'required', '锦鲤应用编号'),
    row('JINLI_APP_SECRET', 'sandbox-jinli-secret', 'required', '锦鲤应用密钥'),
  ],
  ({ url, secret, key }) => ({
    jinli: {
      baseUrl: url('JINLI_BASE_URL'),
      appId: secret('JINLI_APP_ID'),
      appSecret: key('JINLI_APP_SECRET'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly jinli: { baseUrl: string; appId: string; appSecret: string }
  }
}

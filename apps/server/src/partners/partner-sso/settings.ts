import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const partnerSsoSettings = partnerSettings(
  [row('PARTNER_SSO_BASE_URL', 'SANDBOX_ORIGIN/rlj', 'required', '单点登录渠道 rlj 的核验地址')],
  ({ url }) => ({ partnerSso: { baseUrl: url('PARTNER_SSO_BASE_URL') } }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly partnerSso: { baseUrl: string }
  }
}

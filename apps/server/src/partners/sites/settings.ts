import { siteNames, type SiteName } from '@yf/domain/handoff'
import { partnerSettings } from '#platform/partner-settings.ts'
import { isPrivateHost } from '#platform/private-hosts.ts'
import { row } from '#platform/setting-rows.ts'
import { SettingError } from '#platform/setting-values.ts'

export const sitesSettings = partnerSettings(
  [
    row('MALL_APP_KEY', 'sandbox-mall', 'required', '商城单点登录应用编号'),
    row('MALL_APP_SECRET', 'sandbox-mall-secret', 'required', '商城单点登录应用密钥'),
    row(
      'SITES',
      'mall=SANDBOX_ORIGIN/sites/mall,activity=SANDBOX_ORIGIN/sites/activity,exam=SANDBOX_ORIGIN/sites/exam,assessment=SANDBOX_ORIGIN/sites/assessment,encyclopedia=SANDBOX_ORIGIN/sites/encyclopedia,service=SANDBOX_ORIGIN/sites/service',
      'required',
      '外部站点（正式）：mall、activity、exam、assessment、encyclopedia、service，「名称=地址」以逗号分隔',
    ),
    row('TEST_SITES', '', 'same', '外部站点（测试），格式同上；留空则与正式相同'),
    row(
      'SITE_SECRETS',
      siteNames.map((name) => `${name}=sandbox-site-${name}-secret`).join(','),
      'required',
      '各外部站点查询登录凭证时的签名密钥，「名称=密钥」以逗号分隔，名称同上',
    ),
    row('HANDOFF_HOSTS', '', 'same', '除外部站点外，还允许跳转的域名，以逗号分隔'),
  ],
  ({ text, secret, secrets, key, addresses, isProduction }) => ({
    mall: { appKey: secret('MALL_APP_KEY'), appSecret: key('MALL_APP_SECRET') },
    sites: {
      production: addresses('SITES', siteNames),
      test: addresses('TEST_SITES', siteNames, text('TEST_SITES') || text('SITES')),
    },
    siteSecrets: secrets('SITE_SECRETS', siteNames),
    handoffHosts: hostsOf(text('HANDOFF_HOSTS'), isProduction),
  }),
)

function hostsOf(text: string, isProduction: boolean): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  const inside = isProduction ? hosts.find(isPrivateHost) : undefined
  if (inside !== undefined) throw new SettingError('HANDOFF_HOSTS', `生产环境不允许内网域名「${inside}」`)
  return hosts
}

declare module '#platform/settings.ts' {
  interface Settings {
    readonly mall: { appKey: string; appSecret: string }
    /** Partner sites by name, in both variants; the app chooses by its own host name (specification §1). */
    readonly sites: {
      production: Readonly<Record<SiteName, string>>
      test: Readonly<Record<SiteName, string>>
    }
    /** The secrets with which the sites sign their requests to us. */
    readonly siteSecrets: Readonly<Record<SiteName, string>>
    /** Hosts besides the sites' own that a hand-off may redirect to. */
    readonly handoffHosts: readonly string[]
  }
}

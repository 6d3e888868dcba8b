import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const chinaLifeSettings = partnerSettings(
  [
    row('CHINA_LIFE_BASE_URL', 'SANDBOX_ORIGIN/china-life', 'required', '国寿免登录令牌接口地址'),
    row('CHINA_LIFE_CHANNEL', 'sandbox-china-life', 'required', '国寿渠道编号'),
    row('CHINA_LIFE_SECRET', 'sandbox-china-life-secret', 'required', '国寿渠道密钥'),
    row(
      'CHINA_LIFE_PAGES',
      'SZ=SANDBOX_ORIGIN/china-life/h5/sz,SH=SANDBOX_ORIGIN/china-life/h5/sh',
      'required',
      '国寿理赔页面：SZ 深圳、SH 上海，「城市=地址」以逗号分隔',
    ),
  ],
  ({ url, secret, key, addresses }) => ({
    chinaLife: {
      baseUrl: url('CHINA_LIFE_BASE_URL'),
      channel: secret('CHINA_LIFE_CHANNEL'),
      secret: key('CHINA_LIFE_SECRET'),
      pages: addresses('CHINA_LIFE_PAGES', ['SZ', 'SH']),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly chinaLife: {
      baseUrl: string
      channel: string
      secret: string
      pages: Readonly<Record<'SZ' | 'SH', string>>
    }
  }
}

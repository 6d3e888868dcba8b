import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const nuonuoSettings = partnerSettings(
  [
    row('NUONUO_BASE_URL', 'SANDBOX_ORIGIN/nuonuo', 'https://sdk.nuonuo.com', '诺诺开放平台接口地址'),
    row(
      'NUONUO_TOKEN_URL',
      'SANDBOX_ORIGIN/nuonuo',
      'https://open.nuonuo.com',
      '诺诺换取 accessToken 的地址',
    ),
    row(
      'NUONUO_FILE_ORIGIN',
      'SANDBOX_ORIGIN',
      'https://inv.jss.com.cn',
      '诺诺发票文件（PDF、OFD）所在的地址，其他地址的文件一律不取',
    ),
    row('NUONUO_APP_KEY', 'sandbox-nuonuo', 'required', '诺诺 appKey'),
    row('NUONUO_APP_SECRET', 'sandbox-nuonuo-secret', 'required', '诺诺 appSecret，签名与验签用'),
    row('NUONUO_TAX_NO', '91310000MA1FL0001R', 'required', '销售方（我方）纳税人识别号'),
  ],
  ({ url, secret, key }) => ({
    nuonuo: {
      baseUrl: url('NUONUO_BASE_URL'),
      tokenUrl: url('NUONUO_TOKEN_URL'),
      fileOrigin: new URL(url('NUONUO_FILE_ORIGIN')).origin,
      appKey: secret('NUONUO_APP_KEY'),
      appSecret: key('NUONUO_APP_SECRET'),
      taxNo: secret('NUONUO_TAX_NO'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly nuonuo: {
      baseUrl: string
      tokenUrl: string
      fileOrigin: string
      appKey: string
      appSecret: string
      taxNo: string
    }
  }
}

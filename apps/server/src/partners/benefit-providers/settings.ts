import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'
import type { BenefitProvider } from './port.ts'

export const benefitProvidersSettings = partnerSettings(
  [
    row('FUYA_PAGE', 'SANDBOX_ORIGIN/fuya/h5', 'required', '福雅权益页面，免登录链接由我方签名'),
    row('FUYA_CHANNEL', 'sandbox-fuya', 'required', '福雅渠道编号'),
    row('FUYA_SECRET', 'sandbox-fuya-secret', 'required', '福雅签名密钥'),
    row('JINGHE_PAGE', 'SANDBOX_ORIGIN/jinghe/h5', 'required', '京禾权益页面，免登录链接由我方签名'),
    row('JINGHE_CHANNEL', 'sandbox-jinghe', 'required', '京禾渠道编号'),
    row('JINGHE_SECRET', 'sandbox-jinghe-secret', 'required', '京禾签名密钥'),
  ],
  ({ url, secret, key }) => ({
    benefitProviders: {
      FUYA: { page: url('FUYA_PAGE'), channel: secret('FUYA_CHANNEL'), secret: key('FUYA_SECRET') },
      JINGHE: {
        page: url('JINGHE_PAGE'),
        channel: secret('JINGHE_CHANNEL'),
        secret: key('JINGHE_SECRET'),
      },
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly benefitProviders: Readonly<
      Record<BenefitProvider, { page: string; channel: string; secret: string }>
    >
  }
}

import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const oneTapSettings = partnerSettings(
  [
    row('ONE_TAP_BASE_URL', 'SANDBOX_ORIGIN/dypnsapi', 'required', '一键登录（号码认证）接口地址'),
    row('ONE_TAP_ACCESS_KEY_ID', 'sandbox-key', 'required', '一键登录访问编号'),
    row('ONE_TAP_ACCESS_KEY_SECRET', 'sandbox-secret', 'required', '一键登录访问密钥'),
    row('ONE_TAP_SCENE_CODE', 'FC100000000000001', 'required', '一键登录认证方案编号'),
    row('ONE_TAP_SDK_URL', 'SANDBOX_ORIGIN/dypnsapi/sdk.js', 'required', '一键登录前端脚本地址'),
  ],
  ({ url, secret, key, text }) => ({
    oneTap: {
      baseUrl: url('ONE_TAP_BASE_URL'),
      accessKeyId: secret('ONE_TAP_ACCESS_KEY_ID'),
      accessKeySecret: key('ONE_TAP_ACCESS_KEY_SECRET'),
      sceneCode: text('ONE_TAP_SCENE_CODE'),
      sdkUrl: url('ONE_TAP_SDK_URL'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly oneTap: {
      baseUrl: string
      accessKeyId: string
      accessKeySecret: string
      sceneCode: string
      sdkUrl: string
    }
  }
}

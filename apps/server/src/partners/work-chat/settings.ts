import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'

export const workChatSettings = partnerSettings(
  [
    row('WECOM_API_BASE_URL', 'SANDBOX_ORIGIN/wecom-api', 'https://qyapi.weixin.qq.com', '企业微信接口地址'),
    row(
      'WECOM_AUTHORIZE_URL',
      'SANDBOX_ORIGIN/wecom-open/connect/oauth2/authorize',
      'https://open.weixin.qq.com/connect/oauth2/authorize',
      '企业微信网页授权地址',
    ),
    row(
      'DINGTALK_API_BASE_URL',
      'SANDBOX_ORIGIN/dingtalk-api',
      'https://api.dingtalk.com',
      '钉钉新版接口地址',
    ),
    row(
      'DINGTALK_OAPI_BASE_URL',
      'SANDBOX_ORIGIN/dingtalk-oapi',
      'https://oapi.dingtalk.com',
      '钉钉旧版接口地址',
    ),
    row('FEISHU_API_BASE_URL', 'SANDBOX_ORIGIN/feishu', 'https://open.feishu.cn', '飞书接口地址'),
    row(
      'FEISHU_SDK_URL',
      'SANDBOX_ORIGIN/feishu/h5-js-sdk.js',
      'https://lf-scm-cn.feishucdn.com/lark/op/h5-js-sdk-1.5.44.js',
      '飞书网页脚本地址',
    ),
  ],
  ({ url }) => ({
    workChat: {
      wecomApiBaseUrl: url('WECOM_API_BASE_URL'),
      wecomAuthorizeUrl: url('WECOM_AUTHORIZE_URL'),
      dingTalkApiBaseUrl: url('DINGTALK_API_BASE_URL'),
      dingTalkOapiBaseUrl: url('DINGTALK_OAPI_BASE_URL'),
      feishuApiBaseUrl: url('FEISHU_API_BASE_URL'),
      feishuSdkUrl: url('FEISHU_SDK_URL'),
    },
  }),
)

declare module '#platform/settings.ts' {
  interface Settings {
    readonly workChat: {
      wecomApiBaseUrl: string
      wecomAuthorizeUrl: string
      dingTalkApiBaseUrl: string
      dingTalkOapiBaseUrl: string
      feishuApiBaseUrl: string
      feishuSdkUrl: string
    }
  }
}

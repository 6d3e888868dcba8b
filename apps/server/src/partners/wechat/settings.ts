import { partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'
import { SettingError } from '#platform/setting-values.ts'
import { refuseWeak, weaknessOfText } from '#platform/strong-keys.ts'

export const wechatSettings = partnerSettings(
  [
    row('WECHAT_API_BASE_URL', 'SANDBOX_ORIGIN/wechat-api', 'https://api.weixin.qq.com', '微信接口地址'),
    row(
      'WECHAT_AUTHORIZE_URL',
      'SANDBOX_ORIGIN/wechat-open/connect/oauth2/authorize',
      'https://open.weixin.qq.com/connect/oauth2/authorize',
      '微信网页授权地址',
    ),
    row(
      'WECHAT_ACCOUNTS',
      'default:wxsandbox00000001:sandbox-wechat-secret',
      'required',
      '公众号，「入口:appid:密钥」以逗号分隔，入口 default 为通用',
    ),
    row(
      'WECHAT_CLAIM_TEMPLATES',
      'default:sandbox-claim-progress',
      '',
      '理赔进度的微信模板，「入口:模板编号」以逗号分隔；留空则不发微信消息',
    ),
    row('WECHAT_OFFICIAL_ACCOUNT', 'gh_yuanlijiankang', 'same', '公众号原始编号，用于打开公众号主页'),
    row('WECHAT_MINI_PROGRAM', 'gh_yuanliyaofang', 'same', '药房小程序原始编号'),
  ],
  ({ url, secret, text, isProduction }) => {
    const accounts = accountsOf(secret('WECHAT_ACCOUNTS'), isProduction)
    return {
      wechat: {
        apiBaseUrl: url('WECHAT_API_BASE_URL'),
        authorizeUrl: url('WECHAT_AUTHORIZE_URL'),
        accounts,
        claimTemplates: templatesOf(text('WECHAT_CLAIM_TEMPLATES'), accounts),
        officialAccount: text('WECHAT_OFFICIAL_ACCOUNT'),
        miniProgram: text('WECHAT_MINI_PROGRAM'),
      },
    }
  },
)

/** A template belongs to one official account. */
function templatesOf(
  text: string,
  accounts: readonly { supply: string; appId: string }[],
): { appId: string; templateId: string }[] {
  if (!text) return []
  return text.split(',').map((one) => {
    const [supply = '', templateId = ''] = one.trim().split(':')
    const account = accounts.find((other) => other.supply === supply)
    if (!account || !templateId)
      throw new SettingError('WECHAT_CLAIM_TEMPLATES', '应为「入口:模板编号」，入口须在 WECHAT_ACCOUNTS 中')
    return { appId: account.appId, templateId }
  })
}

function accountsOf(
  text: string,
  isProduction: boolean,
): { supply: string; appId: string; secret: string }[] {
  const accounts = text.split(',').map((one) => {
    const [supply = '', appId = '', secret = ''] = one.trim().split(':')
    return { supply, appId, secret }
  })
  if (accounts.some(({ supply, appId, secret }) => !supply || !appId || !secret))
    throw new SettingError('WECHAT_ACCOUNTS', '应为「入口:appid:密钥」，以逗号分隔')
  if (!accounts.some(({ supply }) => supply === 'default'))
    throw new SettingError('WECHAT_ACCOUNTS', '缺少入口 default')
  if (isProduction) for (const { secret } of accounts) refuseWeak('WECHAT_ACCOUNTS', weaknessOfText(secret))
  return accounts
}

declare module '#platform/settings.ts' {
  interface Settings {
    readonly wechat: {
      apiBaseUrl: string
      authorizeUrl: string
      /** By supply; `default` serves all others. */
      accounts: readonly { supply: string; appId: string; secret: string }[]
      /** Empty when no message is sent through WeChat. */
      claimTemplates: readonly { appId: string; templateId: string }[]
      officialAccount: string
      miniProgram: string
    }
  }
}

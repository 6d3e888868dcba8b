import { siteNames, type SiteName } from '@yf/domain/handoff'
import type { Settings } from '#platform/settings.ts'
import { settingRows, type SettingName } from './setting-rows.ts'
import { SettingError, httpUrl } from './setting-values.ts'

type Read = (name: SettingName) => string
type Mode = Settings['mode']
const rowOf = new Map(settingRows.map((row) => [row.name, row]))

export function partnerSettings(
  read: Read,
  mode: Mode,
): Pick<Settings, 'oneTap' | 'wechat' | 'workChat' | 'partnerSso' | 'jinli' | 'mall' | 'sites'> {
  const url = (name: SettingName) => partnerUrl(name, read, mode)
  const secret = (name: SettingName) => partnerSecret(name, read, mode)
  return {
    oneTap: {
      baseUrl: url('ONE_TAP_BASE_URL'),
      accessKeyId: secret('ONE_TAP_ACCESS_KEY_ID'),
      accessKeySecret: secret('ONE_TAP_ACCESS_KEY_SECRET'),
      sceneCode: read('ONE_TAP_SCENE_CODE'),
      sdkUrl: url('ONE_TAP_SDK_URL'),
    },
    wechat: {
      apiBaseUrl: url('WECHAT_API_BASE_URL'),
      authorizeUrl: url('WECHAT_AUTHORIZE_URL'),
      accounts: wechatAccounts(secret('WECHAT_ACCOUNTS')),
      officialAccount: read('WECHAT_OFFICIAL_ACCOUNT'),
      miniProgram: read('WECHAT_MINI_PROGRAM'),
    },
    workChat: {
      wecomApiBaseUrl: url('WECOM_API_BASE_URL'),
      wecomAuthorizeUrl: url('WECOM_AUTHORIZE_URL'),
      dingTalkApiBaseUrl: url('DINGTALK_API_BASE_URL'),
      dingTalkOapiBaseUrl: url('DINGTALK_OAPI_BASE_URL'),
      feishuApiBaseUrl: url('FEISHU_API_BASE_URL'),
      feishuSdkUrl: url('FEISHU_SDK_URL'),
    },
    partnerSso: { baseUrl: url('PARTNER_SSO_BASE_URL') },
    jinli: {
      baseUrl: url('JINLI_BASE_URL'),
      appId: secret('JINLI_APP_ID'),
      appSecret: secret('JINLI_APP_SECRET'),
    },
    mall: { appKey: secret('MALL_APP_KEY'), appSecret: secret('MALL_APP_SECRET') },
    sites: {
      production: sitesOf('SITES', read('SITES'), read, mode),
      test: sitesOf('TEST_SITES', read('TEST_SITES') || read('SITES'), read, mode),
    },
  }
}

export function smsSettings(read: Read, mode: Mode): Settings['sms'] {
  return {
    baseUrl: partnerUrl('SMS_BASE_URL', read, mode),
    accessKeyId: partnerSecret('SMS_ACCESS_KEY_ID', read, mode),
    accessKeySecret: partnerSecret('SMS_ACCESS_KEY_SECRET', read, mode),
    signName: read('SMS_SIGN_NAME'),
    templateCode: read('SMS_TEMPLATE_CODE'),
  }
}

export const loopback = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\]|sandbox(\..*)?)$/

/** In development a partner is the sandbox, in production never. */
export function partnerUrl(name: SettingName, read: Read, mode: Mode): string {
  const sandbox = httpUrl('SANDBOX_ORIGIN', read('SANDBOX_ORIGIN'))
  const url = httpUrl(name, read(name).replace('SANDBOX_ORIGIN', sandbox.origin))
  if (mode === 'production' && (loopback.test(url.hostname) || url.host === sandbox.host))
    throw new SettingError(name, '生产环境不允许指向沙箱')
  return url.href.replace(/\/$/, '')
}

export function partnerSecret(name: SettingName, read: Read, mode: Mode): string {
  if (mode === 'production' && read(name) === rowOf.get(name)!.usual)
    throw new SettingError(name, '生产环境不允许使用默认密钥')
  return read(name)
}

function wechatAccounts(text: string): Settings['wechat']['accounts'] {
  const accounts = text.split(',').map((one) => {
    const [supply = '', appId = '', secret = ''] = one.trim().split(':')
    return { supply, appId, secret }
  })
  if (accounts.some(({ supply, appId, secret }) => !supply || !appId || !secret))
    throw new SettingError('WECHAT_ACCOUNTS', '应为「入口:appid:密钥」，以逗号分隔')
  if (!accounts.some(({ supply }) => supply === 'default'))
    throw new SettingError('WECHAT_ACCOUNTS', '缺少入口 default')
  return accounts
}

function sitesOf(name: SettingName, text: string, read: Read, mode: Mode): Record<SiteName, string> {
  const given = new Map(
    text.split(',').map((one): [string, string] => {
      const at = one.indexOf('=')
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()]
    }),
  )
  const site = (key: SiteName) => {
    const address = given.get(key)
    if (!address) throw new SettingError(name, `缺少 ${key}`)
    const sandbox = httpUrl('SANDBOX_ORIGIN', read('SANDBOX_ORIGIN'))
    const url = httpUrl(name, address.replace('SANDBOX_ORIGIN', sandbox.origin))
    if (mode === 'production' && url.protocol !== 'https:')
      throw new SettingError(name, `生产环境的 ${key} 必须是 https 地址`)
    return url.href.replace(/\/$/, '')
  }
  return Object.fromEntries(siteNames.map((key) => [key, site(key)])) as Record<SiteName, string>
}

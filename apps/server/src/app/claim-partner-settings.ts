import { isEmail } from '@yf/domain/email'
import type { Settings } from '#platform/settings.ts'
import { loopback, partnerSecret, partnerUrl } from './partner-settings.ts'
import type { SettingName } from './setting-rows.ts'
import { SettingError, httpUrl, wholeNumber } from './setting-values.ts'

type Read = (name: SettingName) => string
type Mode = Settings['mode']

/** The parties that a claim needs: letters, payouts, China Life. */
export const claimPartnerSettings = (
  read: Read,
  mode: Mode,
): Pick<Settings, 'mail' | 'payout' | 'chinaLife'> => ({
  mail: { ...smtpServer(read, mode), ...sender(read('MAIL_FROM')) },
  payout: {
    baseUrl: partnerUrl('PAYOUT_BASE_URL', read, mode),
    merchantId: partnerSecret('PAYOUT_MERCHANT_ID', read, mode),
    secret: partnerSecret('PAYOUT_SECRET', read, mode),
  },
  chinaLife: {
    baseUrl: partnerUrl('CHINA_LIFE_BASE_URL', read, mode),
    channel: partnerSecret('CHINA_LIFE_CHANNEL', read, mode),
    secret: partnerSecret('CHINA_LIFE_SECRET', read, mode),
    pages: chinaLifePages(read, mode),
  },
})

/** The value is never repeated in a message: it may hold a password. */
function smtpServer(read: Read, mode: Mode) {
  const port = wholeNumber('SANDBOX_SMTP_PORT', read('SANDBOX_SMTP_PORT'), 0, 65_535)
  const text = read('SMTP_URL').replace('SANDBOX_SMTP_PORT', String(port))
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new SettingError('SMTP_URL', '应为 smtp://用户:密码@主机:端口 或 smtps://')
  const isHere = loopback.test(url.hostname)
  if (mode === 'production' && isHere) throw new SettingError('SMTP_URL', '生产环境不允许指向沙箱')
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    needsTls: !isHere,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

function sender(text: string): { from: string; fromName: string } {
  const [, name = '', address = ''] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? ['', '', text]
  const from = address.trim()
  if (!isEmail(from)) throw new SettingError('MAIL_FROM', '应为「名称 <邮箱>」')
  return { from, fromName: name.trim() }
}

function chinaLifePages(read: Read, mode: Mode): Settings['chinaLife']['pages'] {
  const sandbox = httpUrl('SANDBOX_ORIGIN', read('SANDBOX_ORIGIN')).origin
  const given = new Map(
    read('CHINA_LIFE_PAGES')
      .split(',')
      .map((pair): [string, string] => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
      }),
  )
  const page = (city: 'SZ' | 'SH') => {
    const address = given.get(city)
    if (!address) throw new SettingError('CHINA_LIFE_PAGES', `缺少 ${city}`)
    const url = httpUrl('CHINA_LIFE_PAGES', address.replace('SANDBOX_ORIGIN', sandbox))
    if (mode === 'production' && (url.protocol !== 'https:' || loopback.test(url.hostname)))
      throw new SettingError('CHINA_LIFE_PAGES', `生产环境的 ${city} 必须是 https 地址`)
    return url.href
  }
  return { SZ: page('SZ'), SH: page('SH') }
}

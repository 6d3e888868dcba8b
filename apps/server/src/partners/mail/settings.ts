import { isEmail } from '@yf/domain/email'
import { isThisMachine, partnerSettings } from '#platform/partner-settings.ts'
import { row } from '#platform/setting-rows.ts'
import { SettingError, wholeNumber } from '#platform/setting-values.ts'

export const mailSettings = partnerSettings(
  [
    row('SANDBOX_SMTP_PORT', '8025', 'same', '沙箱收信的端口，只用于开发'),
    row(
      'SMTP_URL',
      'smtp://127.0.0.1:SANDBOX_SMTP_PORT',
      'required',
      '发信服务器，smtp://用户:密码@主机:端口 或 smtps://；除本机外必须加密',
    ),
    row('MAIL_FROM', '原力星球 <noreply@yuanli.example>', 'required', '发件人，「名称 <邮箱>」'),
  ],
  ({ text, isProduction }) => {
    const sandboxPort = wholeNumber('SANDBOX_SMTP_PORT', text('SANDBOX_SMTP_PORT'), 0, 65_535)
    const url = text('SMTP_URL').replace('SANDBOX_SMTP_PORT', String(sandboxPort))
    return { mail: { ...serverAt(url, isProduction), ...sender(text('MAIL_FROM')) } }
  },
)

/** The message never repeats the value: it may hold a password. */
function serverAt(text: string, isProduction: boolean) {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new SettingError('SMTP_URL', '应为 smtp://用户:密码@主机:端口 或 smtps://')
  const isHere = isThisMachine(url.hostname)
  if (isProduction && isHere) throw new SettingError('SMTP_URL', '生产环境不允许指向沙箱')
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

declare module '#platform/settings.ts' {
  interface Settings {
    readonly mail: {
      host: string
      port: number
      /** TLS from the first byte. */
      isSecure: boolean
      /** A mail is never sent unencrypted, except on this machine. */
      needsTls: boolean
      user: string
      password: string
      from: string
      fromName: string
    }
  }
}

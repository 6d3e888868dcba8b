import type { SmsError } from '@yf/partner-contract/aliyun-sms'
import type { ReceivedItem } from '../frame/inbox.ts'

export interface Sms extends ReceivedItem {
  readonly phone: string
  readonly code: string
  readonly text: string
  readonly outId: string
}

export type SmsDraft = Omit<Sms, 'id' | 'at'>

/** The provider stores the template and fills in the variables: the caller never sends the text itself. */
export function writeSms(params: Record<string, string>): SmsDraft | { error: SmsError } {
  const {
    PhoneNumbers: phone = '',
    SignName: signName,
    TemplateCode: template = '',
    OutId: outId = '',
  } = params
  // The product sends one message to one person, so lists of numbers are not supported.
  if (!/^1[3-9]\d{9}$/.test(phone)) return { error: 'isv.MOBILE_NUMBER_ILLEGAL' }
  if (!signName) return { error: 'isv.SMS_SIGNATURE_ILLEGAL' }
  if (!/^SMS_\d+$/.test(template)) return { error: 'isv.SMS_TEMPLATE_ILLEGAL' }
  const variables = readVariables(params.TemplateParam ?? '{}')
  if (!variables) return { error: 'isv.INVALID_JSON_PARAM' }
  const { code = '', ...more } = variables
  const wording = wordings[template]
  const body = wording ? wording(more) : codeOf(code)
  if (body === null) return { error: 'isv.TEMPLATE_MISSING_PARAMETERS' }
  return { phone, code, text: `【${signName}】${body}`, outId }
}

const codeOf = (code: string) => (code ? `您的验证码是${code}，5分钟内有效。请勿告诉他人。` : null)

type TextOfMessage = (variables: Record<string, string>) => string | null

/** By template number; null if a variable is missing. All other templates send a code. */
const wordings: Readonly<Partial<Record<string, TextOfMessage>>> = {
  SMS_100000002: ({ company, result }) => (company && result ? `您在${company}的注册申请${result}` : null),
  SMS_100000003: ({ no, state }) => (no && state ? `您的理赔案件${no}：${state}` : null),
  SMS_100000009: ({ title, sum, link }) =>
    title && sum && link ? `您有一笔账单待支付：${title}，${sum}。点击支付 ${link}` : null,
  SMS_100000010: ({ tail }) =>
    tail ? `您的账号手机号已更换为尾号${tail}的号码，如非本人操作请立即联系客服` : null,
  SMS_100000004: () => '您有一条新消息，请登录原力星球查看',
}

/** The provider accepts strings only. */
function readVariables(json: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return Object.fromEntries(Object.entries(value).filter(([, word]) => typeof word === 'string'))
  } catch {
    return null
  }
}

import { randomUUID } from 'node:crypto'
import { canonicalQuery, signAcs3 } from '@yf/partner-contract/acs3'
import { sendSms, smsAccepted, type SendSmsAnswer, type SendSmsParams } from '@yf/partner-contract/aliyun-sms'
import type { Settings } from '#platform/settings.ts'
import type { CodeMessage, SmsOutcome, SmsPort, SmsRefusal } from './port.ts'

/** Nothing here is logged: the address carries the phone and the code, and the answer may repeat them. */
export function smsOverHttp(settings: Settings['sms'], { timeLimitMs = 5000 } = {}): SmsPort {
  return {
    async sendCode(message) {
      const { url, headers } = signedRequest(settings, message)
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        const response = await fetch(url, { method: 'POST', headers, signal, redirect: 'error' })
        return outcomeOf(response.status, readAnswer(await response.text()))
      } catch {
        return { kind: 'unavailable', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
      }
    },
  }
}

function signedRequest(settings: Settings['sms'], { phone, code, id }: CodeMessage) {
  const params: SendSmsParams = {
    PhoneNumbers: phone,
    SignName: settings.signName,
    TemplateCode: settings.templateCode,
    TemplateParam: JSON.stringify({ code }),
    OutId: id,
  }
  const url = new URL(settings.baseUrl)
  url.search = canonicalQuery(params)
  const { headers } = signAcs3({
    method: 'POST',
    path: url.pathname,
    query: params,
    headers: {
      host: url.host,
      'x-acs-action': sendSms.action,
      'x-acs-version': sendSms.version,
      // The provider compares this with its own clock, so it is the machine's time even where ours is moved.
      'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
    },
    body: '',
    accessKeyId: settings.accessKeyId,
    accessKeySecret: settings.accessKeySecret,
  })
  return { url, headers }
}

function readAnswer(text: string): Partial<SendSmsAnswer> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}

function outcomeOf(status: number, answer: Partial<SendSmsAnswer>): SmsOutcome {
  const code = answer.Code
  if (status === 200 && code === smsAccepted) return { kind: 'sent', receipt: answer.BizId ?? '' }
  if (code === undefined || status >= 500 || isPassing(code))
    return { kind: 'unavailable', reason: 'troubled' }
  return { kind: 'refused', reason: refusals[code] ?? 'setup', providerCode: code }
}

/** The provider's own trouble: the same message may be taken a moment later. */
const isPassing = (code: string) => code.startsWith('Throttling') || code.startsWith('isp.')

const refusals: Readonly<Record<string, SmsRefusal | undefined>> = {
  'isv.MOBILE_NUMBER_ILLEGAL': 'badNumber',
  'isv.BLACK_KEY_CONTROL_LIMIT': 'badNumber',
  'isv.BUSINESS_LIMIT_CONTROL': 'tooOften',
  'isv.DAY_LIMIT_CONTROL': 'tooOften',
}

import { randomUUID } from 'node:crypto'
import { canonicalQuery, signAcs3 } from '@yf/partner-contract/acs3'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import {
  querySendDetails,
  sendSms,
  smsAccepted,
  type QuerySendDetailsAnswer,
  type QuerySendDetailsParams,
  type SendSmsParams,
} from '@yf/partner-contract/aliyun-sms'
import { jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
  type PartnerRequest,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { SmsOutcome, SmsPort, SmsRefusal } from './port.ts'

export function smsOverHttp(settings: Settings['sms'], options: LineOptions = {}): SmsPort {
  const line = partnerLine({ partner: 'sms', timeLimitMs: 5000, ...options })
  const question = (action: SmsAction, params: Record<string, string>) =>
    line.ask({ operation: action.action, request: () => signedRequest(settings, action, params), judge })
  const ask = async (action: SmsAction, params: Record<string, string>): Promise<SmsOutcome> => {
    const outcome = await question(action, params)
    return outcome.kind === 'answered' ? { kind: 'sent', receipt: outcome.answer.BizId ?? '' } : outcome
  }
  const send = (phone: string, id: string, template: string, parameters: Record<string, string>) => {
    const params: SendSmsParams = {
      PhoneNumbers: phone,
      SignName: settings.signName,
      TemplateCode: template,
      TemplateParam: JSON.stringify(parameters),
      OutId: id,
    }
    return ask(sendSms, params)
  }
  return {
    sendCode: ({ phone, id, code }) => send(phone, id, settings.templateCode, { code }),
    sendNotice: ({ phone, id, company, result }) =>
      send(phone, id, settings.noticeTemplateCode, { company, result }),
    sendClaimTransition: ({ phone, id, caseNo, state }) =>
      send(phone, id, settings.claimTemplateCode, { no: caseNo, state }),
    sendBillLink: ({ phone, id, title, sum, link }) =>
      send(phone, id, settings.billTemplateCode, { title, sum, link }),
    sendHint: ({ phone, id }) => send(phone, id, settings.messageTemplateCode, {}),
    sendPhoneChanged: ({ phone, id, tail }) => send(phone, id, settings.phoneTemplateCode, { tail }),
    async wasSent({ phone, id }) {
      for (const daysAgo of [0, 1]) {
        const queryOutcome = await question(querySendDetails, sentOn(daysAgo, phone, 50))
        if (queryOutcome.kind !== 'answered') return queryOutcome
        const sent = queryOutcome.answer.SmsSendDetailDTOs?.SmsSendDetailDTO ?? []
        if (sent.some(({ OutId }) => OutId === id)) return { kind: 'answered', wasSent: true }
      }
      return { kind: 'answered', wasSent: false }
    },
    probe: (phone) => ask(querySendDetails, sentOn(0, phone, 1)),
  }
}

/** The provider's date, so it is machine time even when our clock is shifted. */
const sentOn = (daysAgo: number, phone: string, size: number): QuerySendDetailsParams => ({
  PhoneNumber: phone,
  SendDate: addDays(shanghaiDay(new Date()), -daysAgo).replaceAll('-', ''),
  PageSize: String(size),
  CurrentPage: '1',
})

type SmsAction = typeof sendSms | typeof querySendDetails

function signedRequest(
  settings: Settings['sms'],
  { action, version }: SmsAction,
  params: Record<string, string>,
): PartnerRequest {
  const url = new URL(settings.baseUrl)
  url.search = canonicalQuery(params)
  const { headers } = signAcs3({
    method: 'POST',
    path: url.pathname,
    query: params,
    headers: {
      host: url.host,
      'x-acs-action': action,
      'x-acs-version': version,
      // The provider compares this with its own clock, so it is machine time even when our clock is shifted.
      'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
    },
    body: '',
    accessKeyId: settings.accessKeyId,
    accessKeySecret: settings.accessKeySecret,
  })
  return { url, method: 'POST', headers }
}

type SmsRefused = Extract<SmsOutcome, { kind: 'refused' }>

function judge(reply: PartnerHttpReply): PartnerAnswer<Partial<QuerySendDetailsAnswer>, SmsRefused> {
  const queryOutcome = jsonOf<QuerySendDetailsAnswer>(reply)
  const code = queryOutcome?.Code
  if (queryOutcome && reply.status === 200 && code === smsAccepted) return answered(queryOutcome)
  if (code === undefined || isPassing(code)) return troubled
  return { kind: 'refused', reason: refusals[code] ?? 'setup', providerCode: code }
}

/** A problem of the provider: it may accept the same message a moment later. */
const isPassing = (code: string) => code.startsWith('Throttling') || code.startsWith('isp.')

const refusals: Readonly<Record<string, SmsRefusal | undefined>> = {
  'isv.MOBILE_NUMBER_ILLEGAL': 'badNumber',
  'isv.BLACK_KEY_CONTROL_LIMIT': 'badNumber',
  'isv.BUSINESS_LIMIT_CONTROL': 'tooOften',
  'isv.DAY_LIMIT_CONTROL': 'tooOften',
}

import {
  jinliCodes,
  jinliPaths,
  type JinliLoginLink,
  type JinliLoginLinkRequest,
} from '@yf/partner-contract/jinli'
import { inquiryPaths } from '@yf/partner-contract/jinli-inquiries'
import type { PartnerHttpReply } from '#platform/partner-bodies.ts'
import { partnerLine, type LineOptions, type PartnerAnswer } from '#platform/partner-call.ts'
import { judgeCodedAnswer } from '#platform/signed-request.ts'
import { doctorsOverHttp } from './doctors.ts'
import { inquiriesOverHttp } from './inquiries.ts'
import { pharmacyOverHttp } from './pharmacy.ts'
import type { JinliCodeOutcome, JinliLinkOutcome, JinliPatient, JinliPort } from './port.ts'
import { jinliRequest, type JinliAccess } from './signed-request.ts'

export function jinliOverHttp(access: JinliAccess, options: LineOptions = {}): JinliPort {
  const line = partnerLine({ partner: 'jinli', timeLimitMs: 8000, ...options })
  return {
    ...doctorsOverHttp(access, options),
    ...inquiriesOverHttp(access, options),
    ...pharmacyOverHttp(access, options),
    async loginLink(patient) {
      const request = () => jinliRequest(access, jinliPaths.loginLink, linkRequest(patient))
      const outcome = await line.ask({ operation: 'loginLink', request, judge: judgeLink })
      return outcome.kind === 'answered' ? { kind: 'link', url: outcome.answer } : outcome
    },
    async authCode({ memberNo, name, phone }) {
      const request = () => jinliRequest(access, inquiryPaths.authCodes, { memberNo, name, mobile: phone })
      const outcome = await line.ask({ operation: 'authCode', request, judge: judgeCode })
      return outcome.kind === 'answered' ? { kind: 'code', ...outcome.answer } : outcome
    },
  }
}

const linkRequest = ({ memberNo, name, phone, target, symptom }: JinliPatient): JinliLoginLinkRequest => ({
  memberNo,
  name,
  mobile: phone,
  entry: target,
  ...(symptom ? { symptom } : {}),
})

type JinliLoginRefusal = Extract<JinliLinkOutcome | JinliCodeOutcome, { kind: 'refused' }>

const judgeLink = (reply: PartnerHttpReply): PartnerAnswer<string, JinliLoginRefusal> =>
  judge<JinliLoginLink, string>(reply, ({ url }) => (typeof url === 'string' ? url : undefined))

const judgeCode = (
  reply: PartnerHttpReply,
): PartnerAnswer<{ code: string; url: string }, JinliLoginRefusal> =>
  judge<{ code: string; url: string }, { code: string; url: string }>(reply, ({ code, url }) =>
    typeof code === 'string' && typeof url === 'string' ? { code, url } : undefined,
  )

const judge = <Data extends object, Answer>(
  reply: PartnerHttpReply,
  read: (data: Partial<Data>) => Answer | undefined,
): PartnerAnswer<Answer, JinliLoginRefusal> => judgeCodedAnswer(reply, { codes: jinliCodes, read, refusal })

const refusal = (code: number): JinliLoginRefusal => ({
  kind: 'refused',
  reason: code === jinliCodes.memberBlocked ? 'blocked' : 'setup',
  providerCode: code,
})

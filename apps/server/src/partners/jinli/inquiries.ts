import { jinliCodes } from '@yf/partner-contract/jinli'
import {
  inquiryCodes,
  inquiryPath,
  inquiryPaths,
  type InquiryAction,
  type InquiryFile,
  type InquiryMessage,
  type InquiryRequest,
  type InquiryAccepted,
} from '@yf/partner-contract/jinli-inquiries'
import type { PartnerHttpReply } from '#platform/partner-bodies.ts'
import { partnerLine, type LineOptions, type PartnerAnswer } from '#platform/partner-call.ts'
import { judgeCodedAnswer } from '#platform/signed-request.ts'
import type { JinliFileOutcome, JinliPort, JinliRefusal, JinliSendOutcome } from './port.ts'
import { jinliRequest, type JinliAccess } from './signed-request.ts'

type OtherJinliCall =
  | 'loginLink'
  | 'authCode'
  | 'doctorsOnDuty'
  | 'sendMedicineOrder'
  | 'cancelMedicineOrder'
  | 'fetchMedicineDocument'
type Inquiries = Omit<JinliPort, OtherJinliCall>
type JinliInquiryRefusal = Extract<JinliSendOutcome, { kind: 'refused' }>

/** Pictures travel as base64 in both directions, and photos from phones are large. */
const mostBytes = 30 * 1024 * 1024

export function inquiriesOverHttp(access: JinliAccess, options: LineOptions): Inquiries {
  const line = partnerLine({ partner: 'jinli', timeLimitMs: 8000, ...options })
  const pictures = partnerLine({ partner: 'jinli', timeLimitMs: 30_000, ...options, mostBytes })

  async function send(
    operation: string,
    path: string,
    inquiryNo: string,
    body: object,
  ): Promise<JinliSendOutcome> {
    const request = () => jinliRequest(access, path, body)
    const judge = (reply: PartnerHttpReply) => judgeAccepted(reply, inquiryNo)
    const by = operation === 'sendFile' ? pictures : line
    const outcome = await by.ask({ operation, request, judge })
    return outcome.kind === 'answered' ? { kind: 'taken' } : outcome
  }
  const about = (operation: string, action: InquiryAction, inquiryNo: string, body: object = {}) =>
    send(operation, inquiryPath(inquiryNo, action), inquiryNo, body)

  return {
    startInquiry({ phone, ...inquiry }) {
      const body: InquiryRequest = { ...inquiry, mobile: phone }
      return send('startInquiry', inquiryPaths.inquiries, inquiry.inquiryNo, body)
    },
    sendFile(inquiryNo, { fileNo, contentType, bytes }) {
      const body: InquiryFile = { fileNo, contentType, base64: bytes.toString('base64') }
      return about('sendFile', 'files', inquiryNo, body)
    },
    sendMessage(inquiryNo, { writtenAt, ...message }) {
      const body: InquiryMessage = { ...message, writtenAt: writtenAt.getTime() }
      return about('sendMessage', 'messages', inquiryNo, body)
    },
    sendTyping: (inquiryNo) => about('tellTyping', 'typing', inquiryNo),
    cancelInquiry: (inquiryNo) => about('cancelInquiry', 'cancel', inquiryNo),
    endInquiry: (inquiryNo) => about('endInquiry', 'end', inquiryNo),
    async fetchFile(inquiryNo, fileNo): Promise<JinliFileOutcome> {
      const request = () => jinliRequest(access, inquiryPath(inquiryNo, 'fetch-file'), { fileNo })
      const judge = (reply: PartnerHttpReply) => judgeFile(reply, fileNo)
      const outcome = await pictures.ask({ operation: 'fetchFile', request, judge })
      return outcome.kind === 'answered' ? { kind: 'file', bytes: outcome.answer } : outcome
    },
  }
}

const refusals: Readonly<Record<number, JinliRefusal | undefined>> = {
  [jinliCodes.memberBlocked]: 'blocked',
  [inquiryCodes.closed]: 'closed',
  [inquiryCodes.unknown]: 'unknown',
}

/** Ignores an answer about an inquiry other than the requested one. */
const judgeAccepted = (
  reply: PartnerHttpReply,
  inquiryNo: string,
): PartnerAnswer<null, JinliInquiryRefusal> =>
  judgeCodedAnswer(reply, {
    codes: jinliCodes,
    read: (data: Partial<InquiryAccepted>) => (data.inquiryNo === inquiryNo ? null : undefined),
    refusal,
  })

const judgeFile = (reply: PartnerHttpReply, fileNo: string): PartnerAnswer<Buffer, JinliInquiryRefusal> =>
  judgeCodedAnswer(reply, {
    codes: jinliCodes,
    read: (data: Partial<InquiryFile>) =>
      data.fileNo === fileNo && typeof data.base64 === 'string'
        ? Buffer.from(data.base64, 'base64')
        : undefined,
    refusal,
  })

const refusal = (code: number): JinliInquiryRefusal => ({
  kind: 'refused',
  reason: refusals[code] ?? 'setup',
  providerCode: code,
})

import { jinliCodes } from '@yf/partner-contract/jinli'
import {
  pharmacyCancelPath,
  pharmacyCodes,
  pharmacyDocumentPath,
  pharmacyPaths,
  type PharmacyOrder,
  type PharmacyDocument,
  type PharmacyOrderAccepted,
} from '@yf/partner-contract/jinli-pharmacy'
import type { PartnerHttpReply } from '#platform/partner-bodies.ts'
import { partnerLine, type LineOptions, type PartnerAnswer } from '#platform/partner-call.ts'
import { judgeCodedAnswer } from '#platform/signed-request.ts'
import type { JinliDocumentName, JinliPort, JinliSendOutcome } from './port.ts'
import { jinliRequest, type JinliAccess } from './signed-request.ts'

type Pharmacy = Pick<JinliPort, 'sendMedicineOrder' | 'cancelMedicineOrder' | 'fetchMedicineDocument'>
/** A document comes as base64. */
const mostBytes = 30 * 1024 * 1024

type JinliPharmacyRefusal = Extract<JinliSendOutcome, { kind: 'refused' }>

export function pharmacyOverHttp(access: JinliAccess, options: LineOptions): Pharmacy {
  const line = partnerLine({ partner: 'jinli', timeLimitMs: 8000, ...options })
  const documentLine = partnerLine({ partner: 'jinli', timeLimitMs: 15_000, ...options, mostBytes })
  async function send(
    operation: string,
    path: string,
    orderNo: string,
    body: object,
  ): Promise<JinliSendOutcome> {
    const request = () => jinliRequest(access, path, body)
    const judge = (reply: PartnerHttpReply) => judgeAccepted(reply, orderNo)
    const outcome = await line.ask({ operation, request, judge })
    return outcome.kind === 'answered' ? { kind: 'taken' } : outcome
  }
  return {
    sendMedicineOrder({ phone, ...order }) {
      const body: PharmacyOrder = { ...order, mobile: phone }
      return send('sendMedicineOrder', pharmacyPaths.orders, order.orderNo, body)
    },
    cancelMedicineOrder: (orderNo) =>
      send('cancelMedicineOrder', pharmacyCancelPath(orderNo), orderNo, { orderNo }),
    async fetchMedicineDocument(orderNo, documentName) {
      const request = () =>
        jinliRequest(access, pharmacyDocumentPath(orderNo), { orderNo, paper: documentName })
      const judge = (reply: PartnerHttpReply) => judgeDocument(reply, orderNo, documentName)
      const outcome = await documentLine.ask({ operation: 'fetchMedicineDocument', request, judge })
      return outcome.kind === 'answered' ? { kind: 'file', bytes: outcome.answer } : outcome
    },
  }
}

/** Ignores a document of another order, or another document of this order. */
const judgeDocument = (
  reply: PartnerHttpReply,
  orderNo: string,
  documentName: JinliDocumentName,
): PartnerAnswer<Buffer, JinliPharmacyRefusal> =>
  judgeCodedAnswer(reply, {
    codes: jinliCodes,
    read: ({ orderNo: of, paper, base64 }: Partial<PharmacyDocument>) =>
      of === orderNo && paper === documentName && typeof base64 === 'string'
        ? Buffer.from(base64, 'base64')
        : undefined,
    refusal: (code: number) => refused(code === pharmacyCodes.noPaper ? 'unknown' : 'setup', code),
  })

/** Ignores an answer about an order other than the requested one. */
const judgeAccepted = (reply: PartnerHttpReply, orderNo: string): PartnerAnswer<null, JinliPharmacyRefusal> =>
  judgeCodedAnswer(reply, {
    codes: jinliCodes,
    read: (data: Partial<PharmacyOrderAccepted>) => (data.orderNo === orderNo ? null : undefined),
    refusal: (code: number) => refused(code === pharmacyCodes.sent ? 'closed' : 'setup', code),
  })

const refused = (reason: JinliPharmacyRefusal['reason'], providerCode: number): JinliPharmacyRefusal => ({
  kind: 'refused',
  reason,
  providerCode,
})

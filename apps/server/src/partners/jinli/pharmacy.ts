import { jinliCodes, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  pharmacyCancelPath,
  pharmacyCodes,
  pharmacyDocumentPath,
  pharmacyPaths,
  type PharmacyOrder,
  type PharmacyDocument,
  type PharmacyOrderAccepted,
} from '@yf/partner-contract/jinli-pharmacy'
import { jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
} from '#platform/partner-call.ts'
import type { JinliDocumentName, JinliPort, JinliSendOutcome } from './port.ts'
import { signedRequest, type JinliAccess } from './signed-request.ts'

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
    const request = () => signedRequest(access, path, body)
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
        signedRequest(access, pharmacyDocumentPath(orderNo), { orderNo, paper: documentName })
      const judge = (reply: PartnerHttpReply) => judgeDocument(reply, orderNo, documentName)
      const outcome = await documentLine.ask({ operation: 'fetchMedicineDocument', request, judge })
      return outcome.kind === 'answered' ? { kind: 'file', bytes: outcome.answer } : outcome
    },
  }
}

/** Ignores a document of another order, or another document of this order. */
function judgeDocument(
  reply: PartnerHttpReply,
  orderNo: string,
  documentName: JinliDocumentName,
): PartnerAnswer<Buffer, JinliPharmacyRefusal> {
  const { code, data } = jsonOf<JinliAnswer<PharmacyDocument>>(reply) ?? {}
  if (code === undefined || code === jinliCodes.busy) return troubled
  if (code !== jinliCodes.ok)
    return {
      kind: 'refused',
      reason: code === pharmacyCodes.noPaper ? 'unknown' : 'setup',
      providerCode: code,
    }
  const isThat = data?.orderNo === orderNo && data.paper === documentName && typeof data.base64 === 'string'
  return isThat ? answered(Buffer.from(data.base64, 'base64')) : troubled
}

/** Ignores an answer about an order other than the requested one. */
function judgeAccepted(reply: PartnerHttpReply, orderNo: string): PartnerAnswer<null, JinliPharmacyRefusal> {
  const { code, data } = jsonOf<JinliAnswer<PharmacyOrderAccepted>>(reply) ?? {}
  if (code === undefined || code === jinliCodes.busy) return troubled
  if (code === jinliCodes.ok) return data?.orderNo === orderNo ? answered(null) : troubled
  const reason = code === pharmacyCodes.sent ? 'closed' : 'setup'
  return { kind: 'refused', reason, providerCode: code }
}

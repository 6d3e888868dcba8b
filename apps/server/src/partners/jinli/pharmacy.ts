import { jinliCodes, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  pharmacyCancelPath,
  pharmacyCodes,
  pharmacyPaperPath,
  pharmacyPaths,
  type PharmacyOrder,
  type PharmacyPaper,
  type PharmacyTaken,
} from '@yf/partner-contract/jinli-pharmacy'
import { jsonOf, type Reply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
} from '#platform/partner-call.ts'
import type { JinliPaper, JinliPort, JinliTold } from './port.ts'
import { signedRequest, type JinliAccess } from './signed-request.ts'

type Pharmacy = Pick<JinliPort, 'sendMedicineOrder' | 'cancelMedicineOrder' | 'fetchMedicinePaper'>
/** A document comes as base64. */
const mostBytes = 30 * 1024 * 1024

type Refusal = Extract<JinliTold, { kind: 'refused' }>

export function pharmacyOverHttp(access: JinliAccess, options: LineOptions): Pharmacy {
  const line = partnerLine({ partner: 'jinli', timeLimitMs: 8000, ...options })
  const papers = partnerLine({ partner: 'jinli', timeLimitMs: 15_000, ...options, mostBytes })
  async function tell(operation: string, path: string, orderNo: string, body: object): Promise<JinliTold> {
    const request = () => signedRequest(access, path, body)
    const judge = (reply: Reply) => judgeTaken(reply, orderNo)
    const outcome = await line.ask({ operation, request, judge })
    return outcome.kind === 'answered' ? { kind: 'taken' } : outcome
  }
  return {
    sendMedicineOrder({ phone, ...order }) {
      const body: PharmacyOrder = { ...order, mobile: phone }
      return tell('sendMedicineOrder', pharmacyPaths.orders, order.orderNo, body)
    },
    cancelMedicineOrder: (orderNo) =>
      tell('cancelMedicineOrder', pharmacyCancelPath(orderNo), orderNo, { orderNo }),
    async fetchMedicinePaper(orderNo, paper) {
      const request = () => signedRequest(access, pharmacyPaperPath(orderNo), { orderNo, paper })
      const judge = (reply: Reply) => judgePaper(reply, orderNo, paper)
      const outcome = await papers.ask({ operation: 'fetchMedicinePaper', request, judge })
      return outcome.kind === 'answered' ? { kind: 'file', bytes: outcome.answer } : outcome
    },
  }
}

/** Ignores a document of another order, or another document of this order. */
function judgePaper(reply: Reply, orderNo: string, paper: JinliPaper): PartnerAnswer<Buffer, Refusal> {
  const { code, data } = jsonOf<JinliAnswer<PharmacyPaper>>(reply) ?? {}
  if (code === undefined || code === jinliCodes.busy) return troubled
  if (code !== jinliCodes.ok)
    return {
      kind: 'refused',
      reason: code === pharmacyCodes.noPaper ? 'unknown' : 'setup',
      providerCode: code,
    }
  const isThat = data?.orderNo === orderNo && data.paper === paper && typeof data.base64 === 'string'
  return isThat ? answered(Buffer.from(data.base64, 'base64')) : troubled
}

/** Ignores an answer about an order other than the requested one. */
function judgeTaken(reply: Reply, orderNo: string): PartnerAnswer<null, Refusal> {
  const { code, data } = jsonOf<JinliAnswer<PharmacyTaken>>(reply) ?? {}
  if (code === undefined || code === jinliCodes.busy) return troubled
  if (code === jinliCodes.ok) return data?.orderNo === orderNo ? answered(null) : troubled
  const reason = code === pharmacyCodes.sent ? 'closed' : 'setup'
  return { kind: 'refused', reason, providerCode: code }
}

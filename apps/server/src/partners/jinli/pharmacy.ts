import { jinliCodes, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  pharmacyCancelPath,
  pharmacyCodes,
  pharmacyPaths,
  type PharmacyOrder,
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
import type { JinliPort, JinliTold } from './port.ts'
import { signedRequest, type JinliAccess } from './signed-request.ts'

type Pharmacy = Pick<JinliPort, 'sendMedicineOrder' | 'cancelMedicineOrder'>
type Refusal = Extract<JinliTold, { kind: 'refused' }>

export function pharmacyOverHttp(access: JinliAccess, options: LineOptions): Pharmacy {
  const line = partnerLine({ partner: 'jinli', timeLimitMs: 8000, ...options })
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
  }
}

/** An answer about another order than the one that was named is none. */
function judgeTaken(reply: Reply, orderNo: string): PartnerAnswer<null, Refusal> {
  const { code, data } = jsonOf<JinliAnswer<PharmacyTaken>>(reply) ?? {}
  if (code === undefined || code === jinliCodes.busy) return troubled
  if (code === jinliCodes.ok) return data?.orderNo === orderNo ? answered(null) : troubled
  const reason = code === pharmacyCodes.sent ? 'closed' : 'setup'
  return { kind: 'refused', reason, providerCode: code }
}

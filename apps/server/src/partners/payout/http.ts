import {
  payoutCodes,
  payoutPathOf,
  payoutPaths,
  payoutSignHeader,
  payoutSigning,
  signPayoutAnswer,
  type PayoutAnswer,
  type PayoutRecord,
  type PayoutRequest,
} from '@yf/partner-contract/payout'
import { isSameSignature } from '@yf/partner-contract/same-signature'
import { jsonOf, textOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
  type PartnerRequest,
  type Unavailable,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import { signedRequest, type RequestToSign } from '#platform/signed-request.ts'
import type {
  PayOutcome,
  PayoutFailure,
  PayoutInstruction,
  PayoutPort,
  PayoutRefusal,
  PayoutState,
} from './port.ts'

interface SignedReply {
  readonly answer: PayoutAnswer
  readonly isSigned: boolean
}

export function payoutOverHttp(settings: Settings['payout'], options: LineOptions = {}): PayoutPort {
  const line = partnerLine({ partner: 'payout', timeLimitMs: 15_000, ...options })
  return {
    async pay(instruction) {
      const call = { path: payoutPaths.instructions, input: requestOf(instruction) }
      const outcome = await line.ask({ operation: 'pay', ...asking(settings, call) })
      return outcome.kind === 'answered' ? payOutcome(outcome.answer, instruction) : doubt(outcome)
    },
    async query(instructionId) {
      const call = { method: 'GET', path: payoutPathOf(instructionId) } as const
      const outcome = await line.ask({ operation: 'query', repeats: 1, ...asking(settings, call) })
      return outcome.kind === 'answered' ? stateOf(outcome.answer, instructionId) : doubt(outcome)
    },
  }
}

const doubt = ({ reason }: Unavailable) => ({ kind: 'unknown', reason }) as const

const requestOf = (one: PayoutInstruction): PayoutRequest => ({
  instructionId: one.instructionId,
  payeeName: one.payeeName,
  cardNo: one.cardNo,
  bankName: one.bank,
  amount: one.amountFen,
  currency: 'CNY',
  remark: one.remark,
})

/** Each attempt has its own nonce, which the provider includes in the signature of its answer. */
function asking({ baseUrl, merchantId: id, secret }: Settings['payout'], call: RequestToSign) {
  let sentNonce = ''
  return {
    request: (): PartnerRequest => {
      const { nonce, ...request } = signedRequest(payoutSigning, { baseUrl, id, secret }, call)
      sentNonce = nonce
      return request
    },
    judge: (reply: PartnerHttpReply): PartnerAnswer<SignedReply> => {
      const answer = jsonOf<PayoutAnswer>(reply)
      if (typeof answer?.code !== 'string' || answer.code === payoutCodes.busy) return troubled
      const ours = signPayoutAnswer(sentNonce, reply.status, textOf(reply), secret)
      const isSigned = isSameSignature(reply.headers.get(payoutSignHeader) ?? '', ours)
      return answered({ answer: { message: '', data: null, ...answer, code: answer.code }, isSigned })
    },
  }
}

/**
 * The provider cannot report a wrong key of ours with a signed answer; nothing was accepted, and the same instruction
 * may be sent again.
 */
const isSetup = (code: string) => code === payoutCodes.badSign || code === payoutCodes.stale

const refusals: Readonly<Record<string, PayoutRefusal | undefined>> = {
  [payoutCodes.badCard]: 'card',
  [payoutCodes.nameMismatch]: 'name',
  [payoutCodes.overLimit]: 'limit',
  [payoutCodes.noFunds]: 'funds',
  [payoutCodes.conflict]: 'conflict',
}

const failures: Readonly<Record<string, PayoutFailure | undefined>> = {
  [payoutCodes.badCard]: 'card',
  [payoutCodes.nameMismatch]: 'name',
  [payoutCodes.overLimit]: 'limit',
}

function payOutcome(outcome: SignedReply, { instructionId, amountFen }: PayoutInstruction): PayOutcome {
  const { code, message, data } = outcome.answer
  if (!outcome.isSigned && !isSetup(code)) return { kind: 'unknown', reason: 'troubled' }
  if (code !== payoutCodes.ok)
    return { kind: 'refused', reason: refusals[code] ?? 'setup', message, providerCode: code }
  const isOurs = data?.instructionId === instructionId && data.amount === amountFen
  return isOurs ? { kind: 'accepted', payoutNo: data.payoutNo } : { kind: 'unknown', reason: 'troubled' }
}

function stateOf(outcome: SignedReply, instructionId: string): PayoutState {
  const { code, data } = outcome.answer
  if (!outcome.isSigned) return { kind: 'unknown', reason: isSetup(code) ? 'setup' : 'troubled' }
  if (code === payoutCodes.unknown) return { kind: 'absent' }
  if (code !== payoutCodes.ok) return { kind: 'unknown', reason: 'setup' }
  if (data?.instructionId !== instructionId) return { kind: 'unknown', reason: 'troubled' }
  return stateOfRecord(data)
}

function stateOfRecord({ status, paidAt, bankReceipt, amount, failCode }: PayoutRecord): PayoutState {
  if (status === 'PROCESSING') return { kind: 'pending' }
  if (status === 'FAILED')
    return { kind: 'failed', reason: failures[failCode ?? ''] ?? 'returned', providerCode: failCode ?? '' }
  const at = new Date(paidAt ?? '')
  if (status !== 'PAID' || !bankReceipt || Number.isNaN(at.getTime()))
    return { kind: 'unknown', reason: 'troubled' }
  return { kind: 'paid', at, receipt: bankReceipt, amountFen: amount }
}

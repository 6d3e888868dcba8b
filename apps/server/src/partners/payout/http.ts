import { randomUUID } from 'node:crypto'
import {
  isSameSign,
  payoutCodes,
  payoutHeaders,
  payoutPathOf,
  payoutPaths,
  signPayout,
  signPayoutAnswer,
  type PayoutAnswer,
  type PayoutRecord,
  type PayoutRequest,
} from '@yf/partner-contract/payout'
import {
  asJson,
  jsonOf,
  textOf,
  type PartnerRequestBody,
  type PartnerHttpReply,
} from '#platform/partner-bodies.ts'
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
      const call = {
        method: 'POST',
        path: payoutPaths.instructions,
        body: asJson(requestOf(instruction)),
      } as const
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

interface ProviderCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: PartnerRequestBody
}

/** Each attempt has its own nonce, which the provider includes in the signature of its answer. */
function asking({ baseUrl, merchantId, secret }: Settings['payout'], { method, path, body }: ProviderCall) {
  let nonce = ''
  return {
    request: (): PartnerRequest => {
      nonce = randomUUID()
      // The provider compares this with its own clock, so it is machine time even when our clock is shifted.
      const timestamp = String(Date.now())
      const headers = {
        [payoutHeaders.merchant]: merchantId,
        [payoutHeaders.timestamp]: timestamp,
        [payoutHeaders.nonce]: nonce,
        [payoutHeaders.sign]: signPayout({ method, path, timestamp, nonce, body: body?.text ?? '' }, secret),
      }
      return { url: baseUrl + path, method, headers, ...(body ? { body } : {}) }
    },
    judge: (reply: PartnerHttpReply): PartnerAnswer<SignedReply> => {
      const answer = jsonOf<PayoutAnswer>(reply)
      if (typeof answer?.code !== 'string' || answer.code === payoutCodes.busy) return troubled
      const ours = signPayoutAnswer(nonce, reply.status, textOf(reply), secret)
      const isSigned = isSameSign(reply.headers.get(payoutHeaders.sign) ?? '', ours)
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

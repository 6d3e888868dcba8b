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
import type { Settings } from '#platform/settings.ts'
import type {
  PayOutcome,
  PayoutDoubt,
  PayoutFailure,
  PayoutInstruction,
  PayoutPort,
  PayoutRefusal,
  PayoutState,
} from './port.ts'

type Heard =
  | { readonly kind: 'answer'; readonly answer: PayoutAnswer; readonly isSigned: boolean }
  | { readonly kind: 'unknown'; readonly reason: PayoutDoubt }

/** Nothing here is logged: bodies carry names and whole card numbers. */
export function payoutOverHttp(settings: Settings['payout'], { timeLimitMs = 15_000 } = {}): PayoutPort {
  const ask = (method: 'GET' | 'POST', path: string, body: string) =>
    askHouse(settings, { method, path, body }, timeLimitMs)
  return {
    async pay(instruction) {
      const body = JSON.stringify(requestOf(instruction))
      return payOutcome(await ask('POST', payoutPaths.instructions, body), instruction)
    },
    query: async (instructionId) => stateOf(await ask('GET', payoutPathOf(instructionId), ''), instructionId),
  }
}

const requestOf = (one: PayoutInstruction): PayoutRequest => ({
  instructionId: one.instructionId,
  payeeName: one.payeeName,
  cardNo: one.cardNo,
  bankName: one.bank,
  amount: one.amountFen,
  currency: 'CNY',
  remark: one.remark,
})

async function askHouse(
  { baseUrl, merchantId, secret }: Settings['payout'],
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body: string },
  timeLimitMs: number,
): Promise<Heard> {
  const nonce = randomUUID()
  // The house compares this with its own clock, so it is the machine's time even where ours is moved.
  const timestamp = String(Date.now())
  const headers = {
    'content-type': 'application/json',
    [payoutHeaders.merchant]: merchantId,
    [payoutHeaders.timestamp]: timestamp,
    [payoutHeaders.nonce]: nonce,
    [payoutHeaders.sign]: signPayout({ method, path, timestamp, nonce, body }, secret),
  }
  const signal = AbortSignal.timeout(timeLimitMs)
  try {
    const response = await fetch(baseUrl + path, {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(method === 'POST' ? { body } : {}),
    })
    const text = await response.text()
    const answer = readAnswer(text)
    if (!answer || response.status >= 500 || answer.code === payoutCodes.busy)
      return { kind: 'unknown', reason: 'troubled' }
    const ours = signPayoutAnswer(nonce, response.status, text, secret)
    return {
      kind: 'answer',
      answer,
      isSigned: isSameSign(response.headers.get(payoutHeaders.sign) ?? '', ours),
    }
  } catch {
    return { kind: 'unknown', reason: signal.aborted ? 'timeLimit' : 'unreachable' }
  }
}

function readAnswer(text: string): PayoutAnswer | null {
  try {
    const answer = JSON.parse(text) as Partial<PayoutAnswer> | null
    return typeof answer?.code === 'string' ? { message: '', data: null, ...answer, code: answer.code } : null
  } catch {
    return null
  }
}

/** A wrong key of ours cannot be told by a signed answer; nothing was taken, and the same instruction may go again. */
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

function payOutcome(heard: Heard, { instructionId, amountFen }: PayoutInstruction): PayOutcome {
  if (heard.kind === 'unknown') return heard
  const { code, message, data } = heard.answer
  if (!heard.isSigned && !isSetup(code)) return { kind: 'unknown', reason: 'troubled' }
  if (code !== payoutCodes.ok)
    return { kind: 'refused', reason: refusals[code] ?? 'setup', message, providerCode: code }
  const isOurs = data?.instructionId === instructionId && data.amount === amountFen
  return isOurs ? { kind: 'accepted', payoutNo: data.payoutNo } : { kind: 'unknown', reason: 'troubled' }
}

function stateOf(heard: Heard, instructionId: string): PayoutState {
  if (heard.kind === 'unknown') return heard
  const { code, data } = heard.answer
  if (!heard.isSigned) return { kind: 'unknown', reason: isSetup(code) ? 'setup' : 'troubled' }
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

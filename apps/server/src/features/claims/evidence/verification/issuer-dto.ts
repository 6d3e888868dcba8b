import type { IssuersWord as IssuerAnswerDto } from '@yf/contract/evidence-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { shanghaiMoment } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { KnownHospital } from '#features/hospital/public.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { issuerFlags } from './issuer-flags.ts'
import { isVerified, keyOf, type InvoiceCheckRow } from './invoice-checks.ts'

interface CheckContext {
  readonly check: InvoiceCheckRow | undefined
  /** The receipt's hospital, as in the directory. */
  readonly hospital: Pick<KnownHospital, 'name' | 'names'>
}

/** The issuer's answer about a receipt, for its handler. */
export function toIssuerDto(
  { state }: Pick<CaseRow, 'state'>,
  receipt: ReceiptRow,
  context: CheckContext,
): IssuerAnswerDto {
  const isOpen = state >= caseStates.submitted && state <= caseStates.adjudicating
  return issuerSays(receipt, context, isOpen)
}

type InvoiceOfReceipt = Pick<ReceiptRow, 'invoice_code' | 'invoice_number' | 'day' | 'billed_fen' | 'payer'>

/** For any invoice, whatever uses it; `isOpen` if somebody may still want to ask. */
export function issuerSays(
  receipt: InvoiceOfReceipt,
  { check, hospital }: CheckContext,
  isOpen: boolean,
): IssuerAnswerDto {
  const differences = issuerFlags({ ...receipt, hospital }, check).map(({ words: text }) => text)
  const isAnswered = check !== undefined && isVerified(check)
  const isAsking = check !== undefined && check.due_at !== null && check.outcome !== 'unavailable'
  return {
    tone: !isAnswered ? 'open' : differences.length === 0 ? 'agrees' : 'differs',
    words: isAnswered ? [...differences, ...booksOf(check)] : [pendingText(check)],
    isAsking: isAsking ? 1 : 0,
    canAsk: isOpen && keyOf(receipt) !== null ? 1 : 0,
    askedTime: check?.asked_at ? shanghaiMoment(check.asked_at) : null,
  }
}

function pendingText(check: InvoiceCheckRow | undefined): string {
  if (!check) return '尚未向开票方核验'
  return check.outcome === 'unavailable' ? '开票方没有应答，稍后自动再次核验' : '正在向开票方核验'
}

/** 开票方登记：2026-02-20，¥128.50，北京协和医院，交款人林晓 */
function booksOf({ issued_day, issued_fen, issued_seller, issued_payer }: InvoiceCheckRow): string[] {
  const details = [
    issued_day,
    issued_fen === null ? null : formatFen(issued_fen),
    issued_seller,
    issued_payer && `交款人${issued_payer}`,
  ].filter((text) => text !== null)
  return details.length === 0 ? [] : [`开票方登记：${details.join('，')}`]
}

import type { IssuersWord as Shown } from '@yf/contract/evidence-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { shanghaiMoment } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { KnownHospital } from '#features/hospital/public.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { issuerFlags } from './issuer-flags.ts'
import { isHeard, keyOf, type IssuersWord } from './words.ts'

interface Known {
  readonly word: IssuersWord | undefined
  /** The receipt's hospital, as in the directory. */
  readonly hospital: Pick<KnownHospital, 'name' | 'names'>
}

/** The issuer's answer about a receipt, for its handler. */
export function toIssuerDto({ state }: Pick<CaseRow, 'state'>, receipt: ReceiptRow, known: Known): Shown {
  const isOpen = state >= caseStates.submitted && state <= caseStates.adjudicating
  return issuerSays(receipt, known, isOpen)
}

type Invoiced = Pick<ReceiptRow, 'invoice_code' | 'invoice_number' | 'day' | 'billed_fen' | 'payer'>

/** For any invoice, whatever uses it; `isOpen` if somebody may still want to ask. */
export function issuerSays(receipt: Invoiced, { word, hospital }: Known, isOpen: boolean): Shown {
  const differences = issuerFlags({ ...receipt, hospital }, word).map(({ words }) => words)
  const isSaid = word !== undefined && isHeard(word)
  const isAsking = word !== undefined && word.due_at !== null && word.outcome !== 'unavailable'
  return {
    tone: !isSaid ? 'open' : differences.length === 0 ? 'agrees' : 'differs',
    words: isSaid ? [...differences, ...booksOf(word)] : [openWords(word)],
    isAsking: isAsking ? 1 : 0,
    canAsk: isOpen && keyOf(receipt) !== null ? 1 : 0,
    askedTime: word?.asked_at ? shanghaiMoment(word.asked_at) : null,
  }
}

function openWords(word: IssuersWord | undefined): string {
  if (!word) return '尚未向开票方核验'
  return word.outcome === 'unavailable' ? '开票方没有应答，稍后自动再次核验' : '正在向开票方核验'
}

/** 开票方登记：2026-02-20，¥128.50，北京协和医院，交款人林晓 */
function booksOf({ issued_day, issued_fen, issued_seller, issued_payer }: IssuersWord): string[] {
  const said = [
    issued_day,
    issued_fen === null ? null : formatFen(issued_fen),
    issued_seller,
    issued_payer && `交款人${issued_payer}`,
  ].filter((words) => words !== null)
  return said.length === 0 ? [] : [`开票方登记：${said.join('，')}`]
}

import type { Decision } from '@yf/domain/adjudication'
import { excludedItem } from '@yf/domain/adjudication/terms'
import { formatFen } from '@yf/domain/money'
import type { ReceiptRow } from '../record/find.ts'
import type { CaseFacts } from './facts.ts'

/** A fee list that was submitted but not used in the calculation: its items may change the sums. */
export function unusedFeeLists({ feeLists, receipts }: Pick<CaseFacts, 'feeLists' | 'receipts'>): string[] {
  if (feeLists.length === 0 || receipts.some(({ snapshot }) => snapshot.byHandler !== null)) return []
  const [receipt, ...others] = receipts
  if (!receipt || others.length > 0)
    return [`费用清单没有用于核算：案件有 ${receipts.length} 张发票，无法一一对应`]
  const unread = feeLists.filter(({ sumFen }) => sumFen === null)
  if (unread.length > 0) return unread.map(({ name }) => `费用清单「${name}」没有逐项读取，请核对`)
  const sum = feeLists.reduce((total, { sumFen }) => total + (sumFen ?? 0), 0)
  if (sum === receipt.billed_fen) return []
  return [`费用清单合计 ${formatFen(sum)}，与${named(receipt)}的金额不同，请核对`]
}

type Facts = Pick<CaseFacts, 'receipts' | 'policy' | 'itemsOf'>

/** Items for which the documents leave the cover open, although the policy depends on them: manual review. */
export const chargeDoubts = (facts: Facts, decision: Decision): string[] =>
  facts.receipts.flatMap((receipt) => {
    // Values entered by a handler raise no doubt.
    if (receipt.snapshot.byHandler !== null) return []
    return [contradiction(facts, decision, receipt), silence(facts, decision, receipt)].filter(
      (message) => message !== null,
    )
  })

const termsOf = ({ policy }: Facts, { lines }: Decision, { id }: ReceiptRow) => {
  const line = lines.find(({ receiptId }) => receiptId === id)
  return policy?.liabilities.find((one) => one.id === line?.liabilityId)?.terms
}

const named = ({ invoice_number }: ReceiptRow) => (invoice_number ? `发票 ${invoice_number}` : '一张发票')

/**
 * An item of the list is excluded, but the list does not add up to the receipt: one of them was misread, or belongs
 * to another receipt.
 */
function contradiction(facts: Facts, decision: Decision, receipt: ReceiptRow): string | null {
  const terms = termsOf(facts, decision, receipt)
  const items = facts.itemsOf(receipt)
  const sum = items.reduce((total, { fen }) => total + fen, 0)
  if (!terms || sum === receipt.billed_fen || !items.some((item) => excludedItem(terms, item))) return null
  return `费用明细合计 ${formatFen(sum)}，与${named(receipt)}的金额不符，除外项目待核对`
}

/** The terms pay less outside the catalogue, and the receipt does not say how much that is. */
function silence(facts: Facts, decision: Decision, receipt: ReceiptRow): string | null {
  const { read, byMember } = receipt.snapshot
  const isSilent = read !== null && byMember === null && read.ownExpenseFen === undefined
  const isNeeded = (termsOf(facts, decision, receipt)?.outsideRatio ?? null) !== null
  return isSilent && isNeeded ? `${named(receipt)}没有读到个人自费金额，目录外费用待核对` : null
}

import type { Decision } from '@yf/domain/adjudication'
import { excludedItem } from '@yf/domain/adjudication/terms'
import { formatFen } from '@yf/domain/money'
import type { ReceiptRow } from '../case/find.ts'
import type { CaseFacts } from './facts.ts'

type Facts = Pick<CaseFacts, 'receipts' | 'policy' | 'itemsOf'>

/** What a policy pays for or not by charge, and the papers leave open: a person looks. */
export const chargeDoubts = (facts: Facts, decision: Decision): string[] =>
  facts.receipts.flatMap((receipt) => {
    // What a handler wrote in himself is no question any more.
    if (receipt.snapshot.byHandler !== null) return []
    return [contradiction(facts, decision, receipt), silence(facts, decision, receipt)].filter(
      (words) => words !== null,
    )
  })

const termsOf = ({ policy }: Facts, { lines }: Decision, { id }: ReceiptRow) => {
  const line = lines.find(({ receiptId }) => receiptId === id)
  return policy?.liabilities.find((one) => one.id === line?.liabilityId)?.terms
}

const named = ({ invoice_number }: ReceiptRow) => (invoice_number ? `发票 ${invoice_number}` : '一张发票')

/** Something of the list is left out, and the list is not the receipt's sum: one of them was misread, or is another's. */
function contradiction(facts: Facts, decision: Decision, receipt: ReceiptRow): string | null {
  const terms = termsOf(facts, decision, receipt)
  const items = facts.itemsOf(receipt)
  const sum = items.reduce((total, { fen }) => total + fen, 0)
  if (!terms || sum === receipt.billed_fen || !items.some((item) => excludedItem(terms, item))) return null
  return `费用明细合计 ${formatFen(sum)}，与${named(receipt)}的金额不符，除外项目待核对`
}

/** The terms pay less for what is outside the catalogue, and nothing says how much that is. */
function silence(facts: Facts, decision: Decision, receipt: ReceiptRow): string | null {
  const { read, byMember } = receipt.snapshot
  const isSilent = read !== null && byMember === null && read.ownExpenseFen === undefined
  const isAsked = (termsOf(facts, decision, receipt)?.outsideRatio ?? null) !== null
  return isSilent && isAsked ? `${named(receipt)}没有读到个人自费金额，目录外费用待核对` : null
}

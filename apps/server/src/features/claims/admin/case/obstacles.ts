import type { Decision } from '@yf/domain/adjudication'
import { isSettlement } from '@yf/domain/claim-case'
import { isSameInvoice } from '#features/claims/record/used-invoices.ts'
import { usedInvoiceMessage } from '#features/claims/record/held-invoices.ts'
import type { CaseFacts } from '#features/claims/assessment/facts.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'

/** The blockers of an approval as messages for the handler, most serious first. */
export function obstaclesOf(facts: CaseFacts, { payableFen, lines }: Decision): string[] {
  const { caseRow, receipts, policy, card, used, materials } = facts
  const unread = materials.filter(({ isSaved, state }) => isSaved && isUnread.has(state)).length
  const found = [
    ...used.map(usedInvoiceMessage),
    ...(policy ? [] : ['没有对应的保单']),
    ...(caseRow.visit_type ? [] : ['就诊类型未填写']),
    ...(card ? [] : ['会员还没有填写收款银行卡']),
    ...(unread > 0 ? [`还有 ${unread} 个文件正在识别`] : []),
    ...(receipts.length > 0 ? [] : ['没有发票，请录入发票后再理算']),
    ...receipts.flatMap(lacking),
    ...sameTwice(receipts),
  ]
  const isNothing = found.length === 0 && payableFen === 0 && !isSettlement(lines)
  return isNothing ? ['按保单规则没有可赔的费用，请更正资料或拒赔'] : found
}

const isUnread = new Set<string>(['waiting', 'reading'])

function lacking(receipt: ReceiptRow, at: number): string[] {
  const parts = [
    ...(receipt.invoice_number ? [] : ['号码']),
    ...(receipt.day ? [] : ['日期']),
    ...(receipt.billed_fen === null ? ['金额'] : []),
  ]
  return parts.length > 0 ? [`第 ${at + 1} 张发票缺少${parts.join('、')}`] : []
}

function sameTwice(receipts: readonly ReceiptRow[]): string[] {
  const again = receipts.filter((receipt, at) =>
    receipts.slice(0, at).some((earlier) => isSameInvoice(earlier, receipt)),
  )
  return [...new Set(again.map((one) => `发票 ${one.invoice_number} 在本案中重复`))]
}

import type { CheckPoint } from '@yf/contract/claim-shapes'
import type { Decision } from '@yf/domain/adjudication'
import { firstClaimNotice } from '@yf/domain/claim-gate'
import { formatFen } from '@yf/domain/money'
import type { ReceiptRow } from '../record/find.ts'
import { isSameInvoice } from '../record/used-invoices.ts'
import { billedSum } from './decision.ts'
import type { CaseFacts } from './facts.ts'
import { usedInvoiceMessage } from '../record/held-invoices.ts'
import { informationGaps } from './information.ts'
import { isSamePerson } from '../evidence/verification/payer.ts'
import { earlyInvoices, otherHospitals } from './visit-flags.ts'
import { declaredVisit, visitDoubts } from '../evidence/verification/visit-rules.ts'

const point = (
  level: CheckPoint['level'],
  kind: CheckPoint['kind'],
  message: string,
  about: Partial<Pick<CheckPoint, 'materialId' | 'materialKind'>> = {},
): CheckPoint => ({ level, kind, words: message, materialId: null, materialKind: null, ...about })

/** Messages before submitting: `stops` prevent it, `warns` do not. */
export function checksOf(facts: CaseFacts, decision: Decision): CheckPoint[] {
  const { caseRow, receipts, card } = facts
  return [
    ...informationGaps(caseRow, receipts).map((message) => point('stops', 'info', message)),
    ...(card ? [] : [point('stops', 'bank', '请选择收款银行卡')]),
    ...missing(facts),
    ...files(facts),
    ...receipts.flatMap((receipt) => receiptPoints(facts, decision, receipt)),
    ...twice(receipts),
    ...facts.used.map((used) => point('stops', 'duplicate', usedInvoiceMessage(used))),
    ...otherVisits(facts),
    ...sum(facts),
  ]
}

/** Day or hospital may be mistyped or misread: this prevents nothing. */
const otherVisits = (facts: CaseFacts): CheckPoint[] =>
  facts.caseRow.flow === 'new'
    ? [
        ...visitDoubts(facts.visits, declaredVisit(facts)).map(({ text: message }) => message),
        ...earlyInvoices(facts),
        ...otherHospitals(facts),
      ].map((message) => point('warns', 'info', `${message}，请核对；如填写无误可继续提交，由专员核对`))
    : []

export const firstStop = (checks: readonly CheckPoint[]): CheckPoint | undefined =>
  checks.find(({ level }) => level === 'stops')

const missing = ({ needs }: CaseFacts): CheckPoint[] =>
  needs
    .filter(({ isRequired, count }) => isRequired === 1 && count === 0)
    .map(({ kind, name, hint }) =>
      point('stops', 'missing', `缺少${name}${hint ? `：${hint}` : ''}`, { materialKind: kind }),
    )

function files({ materials, receipts, caseRow }: CaseFacts): CheckPoint[] {
  if (caseRow.flow !== 'new') return []
  return materials.flatMap((material) => {
    const { id: materialId, kind: materialKind, name, state, isSaved, resembles } = material
    if (!isSaved) return []
    const about = { materialId, materialKind }
    const found: CheckPoint[] = []
    if (state === 'waiting' || state === 'reading')
      found.push(point('stops', 'reading', `${name} 正在识别，请稍候`, about))
    // A receipt that could not be recognised can be entered by hand and is then a normal receipt.
    const isFilledIn = receipts.some((receipt) => receipt.material_id === materialId)
    if (materialKind === 'receipt' && !isFilledIn && (state === 'unreadable' || state === 'failed'))
      found.push(
        point(
          'stops',
          'unreadable',
          material.failure ?? `${name} 无法识别，请重拍，或手动填写发票信息`,
          about,
        ),
      )
    else if (materialKind === 'receipt' && !isFilledIn && (state === 'read' || state === 'kept'))
      found.push(point('stops', 'incomplete', `请填写 ${name} 的发票信息`, about))
    if (resembles) found.push(point('warns', 'resembles', resembles, about))
    return found
  })
}

const lacking = ({ invoice_number, day, billed_fen }: ReceiptRow): string[] => [
  ...(invoice_number ? [] : ['发票号码']),
  ...(day === null ? ['开票日期'] : []),
  ...(billed_fen === null ? ['金额'] : []),
]

function receiptPoints({ caseRow }: CaseFacts, { lines }: Decision, receipt: ReceiptRow): CheckPoint[] {
  if (caseRow.flow !== 'new') return []
  const { material_id: materialId, payer, invoice_number } = receipt
  const about = { materialId, materialKind: 'receipt' as const }
  const gaps = lacking(receipt)
  if (gaps.length > 0) return [point('stops', 'incomplete', `请补全发票的${gaps.join('、')}`, about)]
  if (!receipt.is_confirmed)
    return [point('stops', 'incomplete', `请核对发票 ${invoice_number} 中标出的内容`, about)]
  const found: CheckPoint[] = []
  if (payer !== null && !isSamePerson(payer, caseRow.insured_name))
    found.push(
      point(
        'warns',
        'otherPayer',
        `发票 ${invoice_number} 的交款人是${payer}，不是${caseRow.insured_name}，需人工核对`,
        about,
      ),
    )
  const line = lines.find(({ receiptId }) => receiptId === receipt.id)
  if (line && line.excludedFen === line.billedFen)
    found.push(point('warns', 'outsideCover', `发票 ${invoice_number}：${line.reason}，预计不予赔付`, about))
  return found
}

const twice = (receipts: readonly ReceiptRow[]): CheckPoint[] =>
  receipts.flatMap((receipt, at) => {
    if (!receipts.slice(0, at).some((earlier) => isSameInvoice(earlier, receipt))) return []
    const message = `发票 ${receipt.invoice_number} 在本次申请中重复，请删除其中一张`
    return [
      point('stops', 'duplicate', message, { materialId: receipt.material_id, materialKind: 'receipt' }),
    ]
  })

/** By the receipts or, if none was recognised before submitting, by the declared sum. */
function sum({ caseRow, receipts, rule }: CaseFacts): CheckPoint[] {
  const billed = Math.max(billedSum(receipts), caseRow.declared_fen ?? 0)
  if (billed <= rule.single_fen) return []
  const message = `${firstClaimNotice(rule.single_fen)}。本次合计 ${formatFen(billed)}，请将资料邮寄至：${rule.mail_address}`
  return [point('stops', 'overLimit', message)]
}

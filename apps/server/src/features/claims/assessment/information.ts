import { caseStates } from '@yf/domain/claim-case'
import type { CardRow } from '../record/cards.ts'
import type { ReceiptRow } from '../record/find.ts'
import type { CaseRow } from '../record/own-case.ts'

/** The first gap of the application, as a message. */
export function missingInformation(
  caseRow: CaseRow,
  receipts: readonly ReceiptRow[],
  card: CardRow | null,
): string | null {
  return informationGaps(caseRow, receipts)[0] ?? (card ? null : '请选择收款银行卡')
}

export function informationGaps(caseRow: CaseRow, receipts: readonly ReceiptRow[]): string[] {
  const { policy_id, visit_type, visit_start, hospital, accident_note } = caseRow
  // An older application that is being supplemented was never asked for the sum.
  const isSumMissing =
    caseRow.flow === 'old' && caseRow.state === caseStates.draft && caseRow.declared_fen === null
  const isHospitalKnown = Boolean(hospital) || receipts.some((receipt) => Boolean(receipt.hospital))
  const gaps: (string | false)[] = [
    policy_id === null && '请选择要使用的保单',
    visit_type === null && '请选择就诊类型',
    visit_start === null && '请填写就诊日期',
    !isHospitalKnown && '请填写就诊医院',
    visit_type === 'accident' && !accident_note && '请说明意外的经过',
    isSumMissing && '请填写发票总金额',
  ]
  return gaps.filter((gap) => gap !== false)
}

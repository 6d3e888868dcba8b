import type { CaseDetail } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { momentText } from '../shared/case-state.ts'

/** Where the payout of a decided case goes or went. */
export function arrivalText({ payment, state }: CaseDetail): string {
  if (payment?.state === 'failed') return '打款没有成功，请更换银行卡'
  // The non-breaking space keeps the card number on the line of its label.
  const card = payment && `${payment.bankName}卡（尾号\u00a0${payment.maskedNo.slice(-4)}）`
  if (state === caseStates.paid) {
    const at = payment?.time ? `已于 ${momentText(payment.time)} ` : '已'
    return `${at}打入您的${card ?? '银行卡'}`
  }
  return card ? `将打入您的${card}` : '将打入您的银行卡'
}

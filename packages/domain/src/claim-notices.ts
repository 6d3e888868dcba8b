import type { AdjudicatedLine } from './adjudication/shapes.ts'
import type { OutsideTextFacts } from './claim-transitions.ts'
import { formatFen } from './money.ts'
import { noticeKinds, type KindsWith } from './notice-kinds.ts'

/** The member's notice about a handler's action: the server sends it, and the console previews it. */
export interface CaseNotice {
  readonly kind: CaseNoticeKind
  readonly title: string
  readonly words: string
  /** The part also sent by WeChat, text message and mail; a notice without it stays in the app. */
  readonly outside?: OutsideTextFacts
}

type KindsOutside = KindsWith<{ readonly outside: 'claim' }>
export type CaseNoticeKind = KindsOutside | 'recoveryAgreed' | 'recoveryReceived' | 'recoveryDropped'

const caseNotice = <const Outside extends OutsideTextFacts>(
  kind: KindsOutside,
  words: string,
  outside: Outside,
) => ({
  kind,
  title: noticeKinds[kind].title,
  words,
  outside,
})

const recoveryNotice = (kind: Exclude<CaseNoticeKind, KindsOutside>, words: string): CaseNotice => ({
  kind,
  title: noticeKinds[kind].title,
  words,
})

interface Settlement {
  readonly payableFen: number
  readonly card: { readonly bankName: string; readonly lastFour: string } | null
}

type UnpaidAmounts = Pick<
  AdjudicatedLine,
  'billedFen' | 'excludedFen' | 'socialFen' | 'ownExpenseFen' | 'deductibleFen' | 'overLimitFen'
>

/** Nothing is paid out, but it counted: why, and for what. */
export function nothingPayableText(lines: readonly UnpaidAmounts[]): string {
  const sumOf = (name: keyof UnpaidAmounts) => lines.reduce((sum, line) => sum + line[name], 0)
  const deductible = sumOf('deductibleFen')
  if (sumOf('overLimitFen') > 0) return '保单的限额已用完，本次没有可赔付的金额'
  if (deductible === 0) {
    const [social, own] = [sumOf('socialFen'), sumOf('ownExpenseFen')]
    // Part of it is taken by neither: a handler's decision, or terms that do not cover it.
    if (sumOf('billedFen') > sumOf('excludedFen') + social + own)
      return '按保单约定，本次没有可赔付的金额，理由见每张发票'
    if (own === 0) return '费用已由社保等支付，本次没有需要赔付的金额'
    return social === 0
      ? '费用为目录外自费，按保单约定不予赔付'
      : '费用已由社保等支付，其余为目录外自费，按保单约定不予赔付'
  }
  return `本次费用中 ${formatFen(deductible)} 已计入年度免赔额，没有需要赔付的金额；下次就诊会接着计算，不必重复扣除`
}

/** The result of a review compared with what was paid before. */
interface ReviewedSettlement extends Settlement {
  /** By the member's appeal; otherwise staff reopened the case. */
  readonly isAppeal?: boolean
  /** Paid out for the case so far. */
  readonly paidFen: number
}

export function decidedAgainText({ payableFen, paidFen, card }: ReviewedSettlement): string {
  const sum = `重新核定赔付 ${formatFen(payableFen)}`
  if (payableFen < paidFen)
    return `${sum}，此前已赔付 ${formatFen(paidFen)}，多付的 ${formatFen(paidFen - payableFen)} 未经您书面同意不会收回`
  if (payableFen === paidFen) return paidFen > 0 ? `${sum}，与已赔付的金额一致` : sum
  const to = card ? `${card.bankName}尾号 ${card.lastFour} 的` : ''
  const more = formatFen(payableFen - paidFen)
  return paidFen > 0 ? `${sum}，补付 ${more}，将汇入${to}银行卡` : `${sum}，将汇入${to}银行卡`
}

function kindOf({ isAppeal, payableFen, paidFen }: ReviewedSettlement): KindsOutside {
  if (!isAppeal) return 'caseDecidedAgain'
  return payableFen > paidFen ? 'casePaysMore' : 'caseReviewed'
}

export const caseNotices = {
  submitted: caseNotice('caseSubmitted', '我们已收到您的申请，理赔专员会尽快受理', { move: 'submitted' }),
  appealed: caseNotice('caseAppealed', '将由未参与原决定的人员重新审核，有结果会通知您', {
    move: 'appealed',
  }),
  upheld: (reason: string): CaseNotice => caseNotice('caseUpheld', reason, { move: 'decidedAgain' }),
  decidedAgain: (compared: ReviewedSettlement): CaseNotice =>
    caseNotice(kindOf(compared), decidedAgainText(compared), { move: 'decidedAgain' }),
  reopened: (reason: string): CaseNotice => caseNotice('caseReopened', reason, { move: 'reopened' }),
  recoveryAgreed: (fen: number): CaseNotice =>
    recoveryNotice('recoveryAgreed', `按您签署的书面协议，多付的 ${formatFen(fen)} 将由您退回`),
  recoveryReceived: (fen: number): CaseNotice =>
    recoveryNotice('recoveryReceived', `您退回的 ${formatFen(fen)} 已收到，保单额度已恢复`),
  recoveryDropped: (agreedFen: number, overpaidFen: number): CaseNotice =>
    recoveryNotice(
      'recoveryDropped',
      `案件重新核定后${overpaidFen > 0 ? `多付 ${formatFen(overpaidFen)}` : '没有多付'}，您签署的退回 ${formatFen(agreedFen)} 的协议不再有效，请勿按它退款；如已退款，请联系在线客服`,
    ),
  accepted: caseNotice('caseAccepted', '理赔专员已受理，正在审核资料', { move: 'accepted' }),
  adjudicating: caseNotice('caseAdjudicating', '资料审核完成，正在核定赔付金额', { move: 'adjudicating' }),
  asked: (words: string): CaseNotice => caseNotice('caseAsked', words, { move: 'asked' }),
  rejected: (reason: string): CaseNotice => caseNotice('caseRejected', reason, { move: 'rejected' }),
  nothingPayable: (lines: readonly UnpaidAmounts[]): CaseNotice =>
    caseNotice('caseNothingPayable', nothingPayableText(lines), { move: 'nothingPayable' }),
  settled: ({ payableFen, card }: Settlement): CaseNotice =>
    caseNotice(
      'caseSettled',
      `核定赔付 ${formatFen(payableFen)}，赔款将汇入${
        card ? `${card.bankName}尾号 ${card.lastFour} 的` : ''
      }银行卡，每张发票的核定理由请查看案件`,
      { move: 'settled', amountFen: payableFen, ...(card ? { lastFour: card.lastFour } : {}) },
    ),
  paid: (
    words: string,
    { amountFen, lastFour }: { readonly amountFen: number; readonly lastFour: string },
  ): CaseNotice => caseNotice('casePaid', words, { move: 'paid', amountFen, lastFour }),
  payFailed: (words: string): CaseNotice => caseNotice('casePayFailed', words, { move: 'payFailed' }),
} as const

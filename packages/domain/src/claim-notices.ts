import type { AdjudicatedLine } from './adjudication/shapes.ts'
import type { OutsideTextFacts } from './claim-transitions.ts'
import { formatFen } from './money.ts'

/** The member's notice about a handler's action: the server sends it, and the console previews it. */
export interface CaseNotice {
  readonly title: string
  readonly words: string
  /** The part also sent by WeChat, text message and mail; a notice without it stays in the app. */
  readonly outside?: OutsideTextFacts
}

interface Settlement {
  readonly payableFen: number
  readonly card: { readonly bankName: string; readonly lastFour: string } | null
}

type Nothing = Pick<
  AdjudicatedLine,
  'billedFen' | 'excludedFen' | 'socialFen' | 'ownExpenseFen' | 'deductibleFen' | 'overLimitFen'
>

/** Nothing is paid out, but it counted: why, and for what. */
export function nothingPayableText(lines: readonly Nothing[]): string {
  const sumOf = (name: keyof Nothing) => lines.reduce((sum, line) => sum + line[name], 0)
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
interface Compared extends Settlement {
  /** By the member's appeal; otherwise staff reopened the case. */
  readonly isAppeal?: boolean
  /** Paid out for the case so far. */
  readonly paidFen: number
}

export function decidedAgainText({ payableFen, paidFen, card }: Compared): string {
  const sum = `重新核定赔付 ${formatFen(payableFen)}`
  if (payableFen < paidFen)
    return `${sum}，此前已赔付 ${formatFen(paidFen)}，多付的 ${formatFen(paidFen - payableFen)} 未经您书面同意不会收回`
  if (payableFen === paidFen) return paidFen > 0 ? `${sum}，与已赔付的金额一致` : sum
  const to = card ? `${card.bankName}尾号 ${card.lastFour} 的` : ''
  const more = formatFen(payableFen - paidFen)
  return paidFen > 0 ? `${sum}，补付 ${more}，将汇入${to}银行卡` : `${sum}，将汇入${to}银行卡`
}

function titleOf({ isAppeal, payableFen, paidFen }: Compared): string {
  if (!isAppeal) return '理赔已重新核定'
  return payableFen > paidFen ? '复核结果：增加赔付' : '复核结果：重新核定'
}

export const caseNotices = {
  submitted: {
    title: '理赔申请已提交',
    words: '我们已收到您的申请，理赔专员会尽快受理',
    outside: { move: 'submitted' },
  },
  appealed: {
    title: '复核申请已收到',
    words: '将由未参与原决定的人员重新审核，有结果会通知您',
    outside: { move: 'appealed' },
  },
  upheld: (reason: string): CaseNotice => ({
    title: '复核结果：维持原决定',
    words: reason,
    outside: { move: 'decidedAgain' },
  }),
  decidedAgain: (compared: Compared): CaseNotice => ({
    title: titleOf(compared),
    words: decidedAgainText(compared),
    outside: { move: 'decidedAgain' },
  }),
  reopened: (reason: string): CaseNotice => ({
    title: '案件重新审核',
    words: reason,
    outside: { move: 'reopened' },
  }),
  recoveryAgreed: (fen: number): CaseNotice => ({
    title: '退款协议已登记',
    words: `按您签署的书面协议，多付的 ${formatFen(fen)} 将由您退回`,
  }),
  recoveryReceived: (fen: number): CaseNotice => ({
    title: '退款已收到',
    words: `您退回的 ${formatFen(fen)} 已收到，保单额度已恢复`,
  }),
  accepted: {
    title: '理赔申请已受理',
    words: '理赔专员已受理，正在审核资料',
    outside: { move: 'accepted' },
  },
  adjudicating: {
    title: '理赔资料已审核',
    words: '资料审核完成，正在核定赔付金额',
    outside: { move: 'adjudicating' },
  },
  asked: (words: string): CaseNotice => ({
    title: '理赔案件需要补充资料',
    words,
    outside: { move: 'asked' },
  }),
  rejected: (reason: string): CaseNotice => ({
    title: '理赔申请未通过',
    words: reason,
    outside: { move: 'rejected' },
  }),
  nothingPayable: (lines: readonly Nothing[]): CaseNotice => ({
    title: '理赔已结案',
    words: nothingPayableText(lines),
    outside: { move: 'nothingPayable' },
  }),
  settled: ({ payableFen, card }: Settlement): CaseNotice => ({
    title: '理赔核定完成',
    words: `核定赔付 ${formatFen(payableFen)}，赔款将汇入${
      card ? `${card.bankName}尾号 ${card.lastFour} 的` : ''
    }银行卡，每张发票的核定理由请查看案件`,
    outside: { move: 'settled', amountFen: payableFen, ...(card ? { lastFour: card.lastFour } : {}) },
  }),
} as const

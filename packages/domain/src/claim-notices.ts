import type { ToldOutside } from './claim-moves.ts'
import { formatFen } from './money.ts'

/** What a member reads after a handler's deed: the server sends it, and the console shows it before the deed is done. */
export interface CaseNotice {
  readonly title: string
  readonly words: string
  /** What also goes out by WeChat, text message and mail; a notice without it stays in the app. */
  readonly outside?: ToldOutside
}

interface Settlement {
  readonly payableFen: number
  readonly card: { readonly bankName: string; readonly lastFour: string } | null
}

interface Nothing {
  readonly deductibleFen: number
  readonly overLimitFen: number
}

/** Nothing is paid out, and yet it counted: why, and what it is good for. */
export function nothingPayableWords(lines: readonly Nothing[]): string {
  const deductible = lines.reduce((sum, { deductibleFen }) => sum + deductibleFen, 0)
  if (lines.some(({ overLimitFen }) => overLimitFen > 0)) return '保单的限额已用完，本次没有可赔付的金额'
  if (deductible === 0) return '费用已由社保等支付，本次没有需要赔付的金额'
  return `本次费用中 ${formatFen(deductible)} 已计入年度免赔额，没有需要赔付的金额；下次就诊会接着计算，不必重复扣除`
}

export const caseNotices = {
  submitted: {
    title: '理赔申请已提交',
    words: '我们已收到您的申请，理赔专员会尽快受理',
    outside: { move: 'submitted' },
  },
  accepted: { title: '理赔申请已受理', words: '理赔专员已受理，正在审核资料' },
  adjudicating: { title: '理赔资料已审核', words: '资料审核完成，正在核定赔付金额' },
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
    words: nothingPayableWords(lines),
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

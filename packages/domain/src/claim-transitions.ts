import { formatFen } from './money.ts'

/** Channels to reach a member outside the app. The notice in the app is always written. */
export const outsideChannels = ['wechat', 'sms', 'mail'] as const
export type OutsideChannel = (typeof outsideChannels)[number]

/** What may be sent outside the app. Others can read a lock screen: no illness, no hospital, no text of a handler. */
export interface TransitionFacts {
  readonly amountFen?: number
  readonly lastFour?: string
}

interface TransitionRow {
  /** WeChat allows five characters for a state (`phrase`). */
  readonly progress: string
  /** WeChat allows twenty characters for a remark (`thing`). */
  readonly remark: (facts: TransitionFacts) => string
  /** For text message and mail; a variable of a text message allows 35 characters. */
  readonly words: (facts: TransitionFacts) => string
  /** The member has to act, or the money has arrived: also texted to members who want pressing messages only. */
  readonly isPressing?: true
}

const sum = ({ amountFen = 0 }: TransitionFacts): string => formatFen(amountFen)
const card = ({ lastFour }: TransitionFacts): string => (lastFour ? `尾号${lastFour}的银行卡` : '您的银行卡')

/** The transitions of a case that are sent outside the app: another one is another row. */
export const claimTransitions = {
  submitted: {
    progress: '已提交',
    remark: () => '我们已收到您的申请',
    words: () => '已提交，我们会尽快受理',
  },
  accepted: {
    progress: '已受理',
    remark: () => '理赔专员正在审核资料',
    words: () => '已受理，正在审核资料',
  },
  adjudicating: {
    progress: '核定中',
    remark: () => '资料已审核，正在核定金额',
    words: () => '资料审核完成，正在核定赔付金额',
  },
  asked: {
    progress: '待补充',
    remark: () => '请打开案件，按要求补充资料',
    words: () => '需要补充资料，请打开案件查看',
    isPressing: true,
  },
  settled: {
    progress: '已核定',
    remark: (facts) => `核定赔付 ${sum(facts)}`,
    words: (facts) => `核定赔付${sum(facts)}，将汇入${card(facts)}`,
  },
  nothingPayable: {
    progress: '已结案',
    remark: () => '本次没有需要赔付的金额',
    words: () => '已结案，本次没有需要赔付的金额',
  },
  paid: {
    progress: '已到账',
    remark: (facts) => `已汇出 ${sum(facts)}`,
    words: (facts) => `赔款${sum(facts)}已汇入${card(facts)}`,
    isPressing: true,
  },
  payFailed: {
    progress: '打款失败',
    remark: () => '请打开案件，更换收款银行卡',
    words: () => '赔款打款未成功，请打开案件更换银行卡',
    isPressing: true,
  },
  rejected: {
    progress: '未通过',
    remark: () => '理由请打开案件查看',
    words: () => '未通过审核，理由请打开案件查看',
  },
  appealed: {
    progress: '复核中',
    remark: () => '由未参与原决定的人员复核',
    words: () => '收到复核申请，由未参与原决定的人员复核',
  },
  reopened: {
    progress: '重新审核',
    remark: () => '理由请打开案件查看',
    words: () => '正在重新审核，理由请打开案件查看',
  },
  decidedAgain: {
    progress: '复核完成',
    remark: () => '结果请打开案件查看',
    words: () => '重新审核已有结果，请打开案件查看',
  },
} as const satisfies Record<string, TransitionRow>

export type ClaimTransition = keyof typeof claimTransitions

/** The part of a notice that is also sent outside the app. */
export interface OutsideTextFacts extends TransitionFacts {
  readonly move: ClaimTransition
}

export interface OutsideText {
  readonly progress: string
  readonly remark: string
  readonly words: string
}

export function outsideTextOf({ move, ...facts }: OutsideTextFacts): OutsideText {
  const { progress, remark, words }: TransitionRow = claimTransitions[move]
  return { progress, remark: remark(facts), words: words(facts) }
}

export function isPressing(move: ClaimTransition): boolean {
  const row: TransitionRow = claimTransitions[move]
  return row.isPressing === true
}

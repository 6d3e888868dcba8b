import type { WorkCase } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'

export interface MemberNotice {
  readonly title: string
  readonly words: string
}

/** What the member will read after a deed, as the server writes it in the notice and the timeline. */
export const noticeOf = {
  accept: { title: '理赔申请已受理', words: '理赔专员已受理，正在审核资料' },
  adjudicate: { title: '理赔资料已审核', words: '资料审核完成，正在核定赔付金额' },
  ask: (words: string): MemberNotice => ({ title: '理赔案件需要补充资料', words }),
  reject: (reason: string): MemberNotice => ({ title: '理赔申请未通过', words: reason }),
  approve: ({ linesPayableFen, bankCard }: WorkCase): MemberNotice => ({
    title: '理赔核定完成',
    words: `核定赔付 ${formatFen(linesPayableFen)}，赔款将汇入${
      bankCard ? `${bankCard.bankName}尾号 ${bankCard.maskedNo.slice(-4)} 的` : ''
    }银行卡，每张发票的核定理由请查看案件`,
  }),
} as const

/** From this sum on two people decide, and the member reads nothing before the second has agreed. */
export const needsSecond = ({ linesPayableFen, fourEyesFen, firstApprover }: WorkCase): boolean =>
  linesPayableFen >= fourEyesFen && firstApprover === null

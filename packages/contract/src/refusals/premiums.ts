import type { Refusals } from './ranges.ts'

/** Premium statements. */
export const premiumRefusals = {
  premiumMonthTaken: { code: 3550, message: '这份合同这个月已有账单，请直接打开它' },
  premiumOpen: { code: 3551, message: '这份合同还有未出具的账单，请先出具或删除它' },
  premiumChanged: { code: 3552, message: '账单刚刚有变动，请刷新后再操作' },
  premiumNotDraft: { code: 3553, message: '账单正在计算或已提交，不能这样操作' },
  premiumStale: { code: 3554, message: '合同已有新的批改，请重新计算后再提交' },
  premiumNotSubmitted: { code: 3555, message: '账单不在待出具状态，请刷新查看' },
  premiumOfAnother: { code: 3556, message: '只能撤回自己提交的账单' },
  premiumEnrolling: { code: 3558, message: '这份合同的参保人员还在核定，请稍后再计算' },
  ownPremium: { code: 3557, message: '您提交了这份账单，须由其他人出具' },
} as const satisfies Refusals

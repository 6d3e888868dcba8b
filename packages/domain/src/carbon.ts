/** A deed that saves carbon, and what it brings. One carbon point stands for one gram. */
export interface CarbonDeed {
  readonly name: string
  /** How it saves, and how often it counts. */
  readonly note: string
  readonly points: number
  /** What stands in the member's record. */
  readonly reason: string
}

/** What the app promises and the server credits: the same list, so that nothing is promised that never comes. */
export const carbonDeeds = {
  claim: {
    name: '线上提交理赔',
    note: '免去纸质与邮寄，每个案件一次',
    points: 30,
    reason: '无纸化理赔',
  },
  policy: {
    name: '使用电子保单',
    note: '不再打印与寄送，每份保单一次',
    points: 10,
    reason: '使用电子保单',
  },
  consultation: {
    name: '在线问诊',
    note: '少一次往返出行，每天一次',
    points: 20,
    reason: '线上问诊代替出行',
  },
} as const satisfies Record<string, CarbonDeed>

export type CarbonDeedName = keyof typeof carbonDeeds

/** 线上提交理赔、使用电子保单、在线问诊都能获得碳积分 */
export const howToGainCarbon = `${Object.values(carbonDeeds)
  .map(({ name }) => name)
  .join('、')}都能获得碳积分`

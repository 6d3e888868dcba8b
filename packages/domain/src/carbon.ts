/**
 * An action that saves carbon; each company sets its points (`points-rules.ts`). One carbon point equals one gram.
 */
export interface CarbonAction {
  readonly name: string
  /** How it saves carbon, and how often it counts. */
  readonly note: string
  /** The text in the member's record. */
  readonly reason: string
}

/** One list for what the app promises and what the server credits, so that they cannot differ. */
export const carbonActions = {
  claim: {
    name: '线上提交理赔',
    note: '免去纸质与邮寄，每个案件一次',
    reason: '无纸化理赔',
  },
  policy: {
    name: '使用电子保单',
    note: '不再打印与寄送，每份保单一次',
    reason: '使用电子保单',
  },
  consultation: {
    name: '在线问诊',
    note: '少一次往返出行，每天一次',
    reason: '线上问诊代替出行',
  },
} as const satisfies Record<string, CarbonAction>

export type CarbonActionName = keyof typeof carbonActions

export const carbonActionNames = Object.keys(carbonActions) as CarbonActionName[]

/** 线上提交理赔、使用电子保单、在线问诊可获得碳积分; null where a company gives none. */
export const howToGainCarbon = (actions: readonly CarbonActionName[]): string | null =>
  actions.length === 0
    ? null
    : `${actions.map((action) => carbonActions[action].name).join('、')}可获得碳积分`

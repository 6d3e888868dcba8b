import type { Disbursement } from './approvals.ts'
import { fieldChanges } from './field-changes.ts'
import { formatFen } from './money.ts'

export const claimFlows = {
  new: '新流程：识别票据，先核对再提交',
  old: '旧流程：上传资料后由人工录入',
} as const
export type ClaimFlow = keyof typeof claimFlows

/** The cities of China Life in which claims are made through their site. */
export const chinaLifeCities = { SZ: '深圳', SH: '上海' } as const
export type ChinaLifeCity = keyof typeof chinaLifeCities

/** How a company's claims are accepted and decided. */
export interface ClaimRules {
  readonly redirectUrl: string | null
  readonly opensOn: string | null
  readonly flow: ClaimFlow
  readonly singleFen: number
  readonly automaticFen: number
  readonly fourEyesFen: number
  readonly mailAddress: string
  readonly tip: string
  readonly chinaLifeCity: ChinaLifeCity | null
}

const labels: Readonly<Record<keyof ClaimRules, string>> = {
  redirectUrl: '外部理赔网址',
  opensOn: '开放日期',
  flow: '理赔流程',
  singleFen: '单次线上上限',
  automaticFen: '自动赔付上限',
  fourEyesFen: '双人审核起点',
  mailAddress: '邮寄地址',
  tip: '申请须知',
  chinaLifeCity: '国寿通道',
}

const textsOf = (rules: ClaimRules): Record<keyof ClaimRules, string> => ({
  redirectUrl: rules.redirectUrl ?? '在本应用办理',
  opensOn: rules.opensOn ?? '即时开放',
  flow: claimFlows[rules.flow],
  singleFen: formatFen(rules.singleFen),
  automaticFen: formatFen(rules.automaticFen),
  fourEyesFen: formatFen(rules.fourEyesFen),
  mailAddress: rules.mailAddress,
  tip: rules.tip,
  chinaLifeCity: rules.chinaLifeCity === null ? '未开通' : chinaLifeCities[rules.chinaLifeCity],
})

export const claimRuleChanges = (before: ClaimRules, after: ClaimRules): string[] =>
  fieldChanges(labels, textsOf(before), textsOf(after))

/**
 * What a change lets out without a second pair of eyes: more is paid automatically, or decided by one person. A second
 * person confirms any such increase.
 */
export function claimRuleRaise(before: ClaimRules, after: ClaimRules): Disbursement {
  const raised = (['automaticFen', 'fourEyesFen'] as const).find((limit) => after[limit] > before[limit])
  return raised === undefined
    ? { each: 0, eachBefore: 0, all: 0 }
    : { each: after[raised], eachBefore: before[raised], all: after[raised] }
}

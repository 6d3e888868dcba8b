import type { AdminClaimRules } from '@yf/contract/claims-admin-rules'
import { fromYuan, toYuan } from '@yf/domain/money'

/** As typed: amounts in yuan, empty texts for what is not set. */
export interface ClaimRulesForm {
  readonly redirectUrl: string
  readonly opensOn: string
  readonly flow: AdminClaimRules['flow']
  readonly singleYuan: number | null
  readonly automaticYuan: number | null
  readonly fourEyesYuan: number | null
  readonly mailAddress: string
  readonly tip: string
  readonly chinaLifeCity: AdminClaimRules['chinaLifeCity']
}

export const formOf = (rules: AdminClaimRules): ClaimRulesForm => ({
  redirectUrl: rules.redirectUrl ?? '',
  opensOn: rules.opensOn ?? '',
  flow: rules.flow,
  singleYuan: toYuan(rules.singleFen),
  automaticYuan: toYuan(rules.automaticFen),
  fourEyesYuan: toYuan(rules.fourEyesFen),
  mailAddress: rules.mailAddress,
  tip: rules.tip,
  chinaLifeCity: rules.chinaLifeCity,
})

export const rulesIn = (form: ClaimRulesForm) => ({
  redirectUrl: form.redirectUrl.trim() || null,
  opensOn: form.opensOn || null,
  flow: form.flow,
  singleFen: fromYuan(form.singleYuan ?? 0),
  automaticFen: fromYuan(form.automaticYuan ?? 0),
  fourEyesFen: fromYuan(form.fourEyesYuan ?? 0),
  mailAddress: form.mailAddress.trim(),
  tip: form.tip.trim(),
  chinaLifeCity: form.chinaLifeCity,
})

/** The first fault as a message; null if the form can be saved. */
export function missingIn(form: ClaimRulesForm): string | null {
  const { singleFen, automaticFen, fourEyesFen, mailAddress, tip } = rulesIn(form)
  if (singleFen < 1) return '请填写单次线上上限'
  if (form.automaticYuan === null) return '请填写自动赔付上限'
  if (automaticFen > singleFen) return '自动赔付上限不能高于单次线上上限'
  if (fourEyesFen < 1) return '请填写双人审核起点'
  if (mailAddress === '') return '请填写邮寄地址'
  return tip === '' ? '请填写申请须知' : null
}

/** Whether the change waits for a second person: more is paid automatically, or decided by one person. */
export function needsSecondPerson(form: ClaimRulesForm, rules: AdminClaimRules): boolean {
  const { automaticFen, fourEyesFen } = rulesIn(form)
  return automaticFen > rules.automaticFen || fourEyesFen > rules.fourEyesFen
}

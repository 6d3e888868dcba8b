import { claimRuleChanges, claimRuleRaise } from '@yf/domain/claim-rules'
import { formatFen } from '@yf/domain/money'
import { mayDisburse } from '#features/approvals/public.ts'
import { keepRule, ownRuleOf, usualRule } from '#features/claims/record/rule-of.ts'
import { companyTab, type CompanyCopy, type SetUpCheck } from '#features/company/public.ts'
import { columnsOf, rulesOf } from './dto.ts'

export const claimRulesCheck: SetUpCheck = {
  name: '理赔规则',
  isOptional: false,
  path: ({ id }) => companyTab(id, 'claimRules'),
  stateOf: async (db, { id }) => {
    const rule = await ownRuleOf(db, id)
    return rule
      ? {
          isDone: true,
          note: `单次线上上限 ${formatFen(rule.single_fen)}，自动赔付上限 ${formatFen(rule.automatic_fen)}`,
        }
      : { isDone: false, note: '还没有按合同确认，暂用通用规则：全部人工审核' }
  },
}

/**
 * A copy pays nothing automatically and has two people decide as early as usual, until a second person confirms the
 * limits of the other company.
 */
export const copyClaimRules: CompanyCopy = async (ctx, from, to) => {
  const source = await ownRuleOf(ctx.db, from.id)
  if (!source) return
  const meant = rulesOf(source)
  const careful = {
    ...meant,
    automaticFen: 0,
    fourEyesFen: Math.min(meant.fourEyesFen, usualRule.four_eyes_fen),
  }
  await keepRule(ctx.db, columnsOf(to.id, careful), 0)
  await mayDisburse(ctx, {
    kind: 'claimRules',
    companyId: to.id,
    worth: claimRuleRaise(careful, meant),
    title: `修改理赔规则，复制自 ${from.name}`,
    lines: claimRuleChanges(careful, meant),
    input: { companyId: to.id, revision: 1, ...meant },
  })
}

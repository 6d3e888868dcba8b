import type { Input } from '@yf/contract/call'
import type { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { awaitingApprovalText } from '@yf/domain/approvals'
import { claimRuleChanges, claimRuleRaise, type ClaimRules } from '@yf/domain/claim-rules'
import { isDay } from '@yf/domain/dates'
import { mayDisburse, type DoApproved, type ApprovalMode } from '#features/approvals/public.ts'
import { keepRule, ruleOf } from '#features/claims/record/rule-of.ts'
import { canOpenClaims } from '#features/claims/record/application/check-company.ts'
import { managedCompany } from '#features/company/public.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { columnsOf, rulesOf, toRulesDto } from './dto.ts'

export const claimRules: RunCallHandler<typeof claimRuleCalls.claimRules> = async ({ companyId }, ctx) =>
  (await managedCompany(ctx, companyId)) ? answer(await toRulesDto(ctx.db, companyId)) : refuse('notFound')

type ClaimRulesInput = Input<typeof claimRuleCalls.saveClaimRules>

export const saveClaimRules: RunCallHandler<typeof claimRuleCalls.saveClaimRules> = (input, ctx) =>
  save(input, ctx, 'alone')

/** Everything is checked again: a change that was saved meanwhile makes the proposal outdated. */
export const claimRulesApproved: DoApproved = (input, ctx) => save(input as ClaimRulesInput, ctx, 'approved')

async function save(
  { companyId, revision, ...input }: ClaimRulesInput,
  ctx: StaffContext,
  handing: ApprovalMode,
) {
  const company = await managedCompany(ctx, companyId)
  if (!company) return refuse('notFound')
  const rules: ClaimRules = { ...input, mailAddress: input.mailAddress.trim(), tip: input.tip.trim() }
  const fault = faultOf(rules, ctx)
  if (fault) return fault
  const row = await ruleOf(ctx.db, companyId)
  const before = rulesOf(row)
  const changes = claimRuleChanges(before, rules)
  if (row.revision !== revision) return refuse('stateMoved', editConflictText({ savedBy: null }))
  // The first agreement is recorded even if it equals the usual rules.
  if (revision > 0 && changes.length === 0) return answer(await toRulesDto(ctx.db, companyId))
  if (handing === 'alone') {
    const isDone = await mayDisburse(ctx, {
      kind: 'claimRules',
      companyId,
      worth: claimRuleRaise(before, rules),
      title: '修改理赔规则',
      lines: changes,
      input: { companyId, revision, ...rules },
    })
    if (!isDone) return answer(null, awaitingApprovalText)
  }
  if (!(await keepRule(ctx.db, columnsOf(companyId, rules), revision)))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  await recordAuditEvent(ctx, {
    action: 'changeClaimRules',
    payload: { name: company.name, changes: changes.length > 0 ? changes : ['采用通用规则'] },
  })
  return answer(await toRulesDto(ctx.db, companyId))
}

function faultOf(rules: ClaimRules, { settings }: StaffContext): BadInput | null {
  if (rules.opensOn !== null && !isDay(rules.opensOn)) return badInput('opensOn', '请填写正确的开放日期')
  if (rules.automaticFen > rules.singleFen)
    return badInput('automaticFen', '自动赔付上限不能高于单次线上上限')
  if (rules.mailAddress === '') return badInput('mailAddress', '请填写邮寄地址')
  if (rules.tip === '') return badInput('tip', '请填写申请须知')
  return rules.redirectUrl === null || canOpenClaims(rules.redirectUrl, settings)
    ? null
    : badInput('redirectUrl', '请填写允许跳转的网址，或 site:站点名/路径，例如 site:service/claims')
}

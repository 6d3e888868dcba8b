import type { examCalls } from '@yf/contract/exam'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import type { UsableRight } from '#features/equity/public.ts'
import { covers, largest } from '../rules.ts'
import { toDraftDto, keepDraft } from './draft-store.ts'
import { examinedOf } from './members.ts'

/** Nothing is reserved yet: the remaining budget is checked again on submission. */
export const saveDraft: RunCallHandler<typeof examCalls.saveDraft> = async (input, ctx) => {
  const { accountId } = ctx.caller
  const { companyId, familyId, day, amountFen } = input
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const institution = input.institution.trim()
  if (institution.length < 2) return badInput('institution', '请填写体检机构')
  if (!isDay(day)) return badInput('day', '日期不存在')
  if (day > shanghaiDay(ctx.clock.now())) return badInput('day', '体检日期不能晚于今天')
  const member = (await examinedOf(ctx, accountId, membership)).find((one) => one.familyId === familyId)
  if (!member) return refuse('notFound')
  if (member.rights.length === 0) return refuse('noExamQuota')
  const most = largest(member.rights.filter((right) => covers(right, day)))
  if (!most) return badInput('day', `体检日期须在额度有效期内（${termsOf(member.rights)}）`)
  if (most.left < amountFen)
    return refuse('examQuotaShort', `报销额度剩余 ${formatFen(most.left)}，请修改报销金额`)
  const filled = {
    family_id: familyId,
    member_name: member.name,
    institution,
    exam_day: day,
    amount_fen: amountFen,
  }
  const draft = await keepDraft(ctx, { companyId, accountId }, filled)
  return answer(await toDraftDto(ctx.db, draft))
}

const termsOf = (rights: readonly UsableRight[]): string =>
  rights.map(({ startTime, endTime }) => `${shanghaiDay(startTime)} 至 ${shanghaiDay(endTime)}`).join('，')

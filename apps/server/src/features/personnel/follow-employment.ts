import { shanghaiDay } from '@yf/domain/dates'
import { isWithin } from '@yf/domain/person'
import {
  companyNameOf,
  endMemberships,
  isEmployee,
  joinCompanies,
  resumeRelatives,
} from '#features/company/public.ts'
import { endAllSessions } from '#features/identity/public.ts'
import { notify } from '#features/messages/public.ts'
import type { PersonFacts, PersonWatcher, PeopleContext } from '#features/people/public.ts'

/**
 * The membership of a registered employee follows the employment: from the day of leaving the company no longer exists
 * for the person and the relatives, whose sessions end at once; a return begins it again.
 */
export const followEmployment: PersonWatcher = async (ctx, facts) => {
  const { accountId, companyId, relation, hiredOn, leftOn } = facts
  if (accountId === null || relation !== null) return
  if (!isWithin(hiredOn, leftOn, shanghaiDay(ctx.clock.now()))) return end(ctx, facts, accountId)
  if (await isEmployee(ctx.db, companyId, accountId)) return
  await joinCompanies(ctx, accountId, [companyId])
  await resumeRelatives(ctx, companyId, accountId)
}

async function end(ctx: PeopleContext, { companyId, leftOn }: PersonFacts, employeeId: string) {
  const accounts = await endMemberships(ctx.db, companyId, employeeId)
  if (accounts.length === 0) return
  const company = await companyNameOf(ctx.db, companyId)
  for (const accountId of accounts) {
    await endAllSessions(ctx.db, ctx.clock, accountId)
    const whose = accountId === employeeId ? '您' : '您的家人'
    const since = leftOn === null ? '' : `自 ${leftOn} 起`
    const content = `${whose}${since}不再是${company}的员工，该企业提供的保障和权益已停止使用。如有疑问，请联系企业人力资源。`
    await notify(ctx, { kind: 'employmentEnded', companyId, accountId, content })
  }
}

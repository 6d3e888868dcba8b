import type { sleepCalls } from '@yf/contract/sleep'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { accountOf } from '#features/identity/public.ts'
import { keepPerson, markEnrolled, personOf } from './store.ts'

const excluded = '睡眠课程方认为您目前不适合参加，请先咨询医生；如有疑问请联系在线客服'

/** With the person's consent the programme gets a number, gender and year of birth, and nothing else. */
export const enrol = inSteps<typeof sleepCalls.enrol>(async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  await ctx.transaction(({ db, clock }) => keepPerson(db, accountId, clock.now()))
  const [person, account] = await Promise.all([personOf(ctx.db, accountId), accountOf(ctx.db, accountId)])
  if (!person || !account) return refuse('notFound')
  if (person.enrolled_at) return answer({ shareCode: person.share_code })

  const result = await ctx.partners.sleep.enrol({
    subjectNo: person.subject_no,
    gender: account.gender === 1 ? 'M' : 'F',
    birthYear: account.birth ? Number(account.birth.slice(0, 4)) : null,
  })
  if (result.kind === 'refused' && result.reason === 'excluded') return refuse('sleepRefused', excluded)
  if (result.kind !== 'answered') return refuse('sleepUnreachable')
  await ctx.transaction(({ db, clock }) => markEnrolled(db, accountId, clock.now()))
  return answer({ shareCode: person.share_code })
})

import type { membersAdminCalls, MemberSessions } from '@yf/contract/members-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { companyIdsOf } from '#features/company/public.ts'
import {
  accountById,
  bindingsOf,
  endAllSessions,
  endFormerWays,
  originsOf,
} from '#features/identity/public.ts'
import { peopleOfAccount } from '#features/people/public.ts'
import { detailsOfEvents, keysetPage, readersOf, recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { idleLimit, sessionsOf } from '#platform/session/sessions.ts'
import { memberOfPart, seenMember } from './shown-member.ts'

type MembersAdminCalls = typeof membersAdminCalls

export const sessions: RunCallHandler<MembersAdminCalls['sessions']> = async ({ id }, ctx) =>
  (await memberOfPart(ctx, id, 'sessions')) ? answer(await toSessionsDto(ctx, id)) : refuse('notFound')

async function toSessionsDto({ db, clock }: StaffContext, id: string): Promise<MemberSessions> {
  const now = clock.now().getTime()
  const [rows, origins, bindings] = [
    await sessionsOf(db, id),
    await originsOf(db, id),
    await bindingsOf(db, id),
  ]
  return {
    sessions: rows.map(({ created_at, last_seen_at, ended_at, end_reason }) => ({
      startTime: shanghaiMoment(created_at),
      lastSeenTime: shanghaiMoment(last_seen_at),
      endTime: ended_at && shanghaiMoment(ended_at),
      endReason: end_reason ?? (now - last_seen_at.getTime() > idleLimit ? 'idle' : null),
    })),
    origins: origins.map(({ supply, last_at }) => ({ supply, lastTime: shanghaiMoment(last_at) })),
    bindings: bindings.map(({ provider, bound_at }) => ({ provider, boundTime: shanghaiMoment(bound_at) })),
  }
}

/** Ends what opens the account now; on request also what would open it again without a code. */
export const endSessions: RunCallHandler<MembersAdminCalls['endSessions']> = async (
  { id, isEverything, reason },
  ctx,
) => {
  const account = await accountById(ctx.db, id)
  if (!account) return refuse('notFound')
  const why = reason.trim()
  if (why.length < 2) return badInput('reason', '请填写原因')
  await (isEverything === 1
    ? endFormerWays(ctx, id, 'staff')
    : endAllSessions(ctx.db, ctx.clock, id, 'staff'))
  const result = await toSessionsDto(ctx, id)
  await recordAuditEvent(ctx, {
    action: 'endMemberSessions',
    ...seenMember(id),
    payload: { name: account.name, reason: why, isEverything: isEverything === 1 },
  })
  return answer(result)
}

export const readers: RunCallHandler<MembersAdminCalls['readers']> = async ({ id, pageSize, after }, ctx) => {
  const account = await accountById(ctx.db, id)
  if (!account) return refuse('notFound')
  const people = await peopleOfAccount(ctx.db, await companyIdsOf(ctx.db, id), id)
  const personIds = people.map((person) => person.id)
  const rows = await readersOf(ctx.db, { accountId: id, personIds, after, pageSize })
  const { shown, next } = keysetPage(rows, pageSize, (row) => row)
  const detailOf = await detailsOfEvents(ctx, shown)
  const records = shown.map((row) => ({
    id: row.id,
    time: shanghaiMoment(row.at),
    staffName: row.staff_name,
    role: row.role,
    action: row.action,
    detail: detailOf(row),
  }))
  await memberOfPart(ctx, id, 'readers')
  return answer({ records, next })
}

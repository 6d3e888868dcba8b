import type { adviserCalls } from '@yf/contract/adviser'
import { hoursText } from '@yf/domain/adviser'
import { requireMembership } from '#features/company/public.ts'
import { hoursOf, timesToCome } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toTimeDto } from './dto.ts'
import { adviserOf } from './store.ts'

export const adviser: RunCallHandler<typeof adviserCalls.adviser> = async ({ companyId }, { db, caller }) => {
  if (!(await requireMembership(db, caller.accountId, companyId))) return refuse('notFound')
  const row = await adviserOf(db, companyId)
  if (!row) return answer({ adviser: null })
  const { resource_id, name, title, introduction, portrait, phone, work_chat_link } = row
  const hours = hoursText(await hoursOf(db, resource_id))
  return answer({
    adviser: { name, title, introduction, portrait, phone, hours, workChatLink: work_chat_link },
  })
}

export const adviserTimes: RunCallHandler<typeof adviserCalls.adviserTimes> = async ({ companyId }, ctx) => {
  const { db, caller, clock } = ctx
  if (!(await requireMembership(db, caller.accountId, companyId))) return refuse('notFound')
  const row = await adviserOf(db, companyId)
  if (!row) return answer([])
  const times = await timesToCome(db, row.resource_id, caller.accountId, clock.now())
  return answer(times.map(toTimeDto))
}

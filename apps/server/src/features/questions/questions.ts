import type { HumanService, questionCalls } from '@yf/contract/questions'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { isWorkingDay } from '@yf/domain/holidays'
import { calendarReach, isServiceOpen, nextOpening, serviceHours } from '@yf/domain/service-hours'
import type { CallContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Settings } from '#platform/settings.ts'
import { requireMembership } from '#features/company/public.ts'
import { questionsOf } from './question-store.ts'

export const questions: RunCallHandler<typeof questionCalls.questions> = async (
  { companyId, keyword },
  ctx,
) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  return answer({
    questions: await questionsOf(ctx.db, companyId, keyword ?? ''),
    service: humanService(ctx),
  })
}

/** Open on working days by the calendar that all other deadlines use, including entries by staff. */
function humanService({ clock, settings }: CallContext): HumanService {
  const now = clock.now()
  const today = shanghaiDay(now)
  const calendar = new Map(
    Array.from({ length: calendarReach + 1 }, (_, at) => addDays(today, at)).map((day) => [
      day,
      isWorkingDay(day),
    ]),
  )
  const isOpen = isServiceOpen(now, calendar)
  return {
    hours: serviceHours.text,
    isOpen: isOpen ? 1 : 0,
    link: isOpen ? serviceSite(settings) : null,
    phone: settings.servicePhone,
    opensAt: isOpen ? null : nextOpening(now, calendar),
  }
}

/**
 * Specification §1: the production host name means the production site. The app uses the same rule for the sites that
 * it opens.
 */
function serviceSite({ publicOrigin, productionHosts, sites }: Settings): string {
  const isProduction = productionHosts.includes(new URL(publicOrigin).hostname)
  return sites[isProduction ? 'production' : 'test'].service
}

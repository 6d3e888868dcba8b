import { shanghaiDay } from '@yf/domain/dates'
import type { PersonWatcher } from '#features/people/public.ts'
import { attachAccount } from './attach-account.ts'
import { attachDependant, attachDependants } from './attach-dependants.ts'
import { enrolPerson } from './enrol-person.ts'

/**
 * Cover follows the people: whoever is hired, leaves, returns or comes to another class is evaluated in the same
 * transaction, and the policies of an employee who has registered appear in the account, those of the dependants too. A new
 * class counts from the day of its change; a hire that is reported late counts from its day.
 */
export const followPeople: PersonWatcher = async (ctx, facts) => {
  const { companyId, personId, accountId, relation, classSince } = facts
  const today = shanghaiDay(ctx.clock.now())
  await enrolPerson(ctx, facts, today, classSince === today ? today : null)
  if (relation !== null) return attachDependant(ctx, companyId, personId)
  // Whoever has registered stays so: there is nothing to detach.
  if (accountId === null) return
  await attachAccount(ctx.db, companyId, personId, accountId)
  await attachDependants(ctx, companyId, { personId, accountId })
}

import type { advertCalls } from '@yf/contract/adverts'
import { shanghaiDay } from '@yf/domain/dates'
import type { MemberContext } from '#platform/call/context.ts'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse, type CallOutcome } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { advertOf, countOne } from './store.ts'
import type { AdvertCountTable } from './tables.ts'

export const show = inTransaction<typeof advertCalls.show>(({ id }, ctx) => count(id, 'show', ctx))
export const click = inTransaction<typeof advertCalls.click>(({ id }, ctx) => count(id, 'click', ctx))

async function count(
  id: string,
  kind: AdvertCountTable['kind'],
  { db, caller, clock }: MemberContext,
): Promise<CallOutcome<null>> {
  const advert = await advertOf(db, caller.accountId, id)
  if (!advert || !(await requireMembership(db, caller.accountId, advert.company_id))) {
    return refuse('notFound')
  }
  await countOne(db, {
    company_id: advert.company_id,
    advert_id: id,
    account_id: caller.accountId,
    kind,
    day: shanghaiDay(clock.now()),
  })
  return answer(null)
}

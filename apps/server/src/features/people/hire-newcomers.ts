import { insertRows } from '#platform/db/insert-rows.ts'
import { employmentRow, personRow, type HireRequest } from './hire.ts'
import { shownFacts } from './entered.ts'
import { eventRow, type EventAuthor } from './event-store.ts'
import { factsOf } from './facts.ts'
import { addPeople } from './store.ts'
import { callWatchers, type PeopleContext } from './watchers.ts'

export interface NewcomerRequest extends HireRequest {
  readonly id: string
}

/**
 * Many new employees at once, for an import that has just checked them and looked for their certificates and phones.
 * Returns whom it added: a certificate that another call took meanwhile is left to the usual way, which says so.
 */
export async function hireNewcomers(
  ctx: PeopleContext,
  companyId: string,
  requests: readonly NewcomerRequest[],
  author: EventAuthor,
): Promise<ReadonlySet<string>> {
  const newcomers = requests.map((request) => {
    const employment = employmentRow(ctx, { companyId, personId: request.id, request })
    return { request, employment, person: personRow(ctx, { companyId, request, employment }) }
  })
  const added = await addPeople(
    ctx.db,
    newcomers.map(({ person }) => person),
  )
  const here = newcomers.filter(({ person }) => added.has(person.id))
  await insertRows(
    ctx.db,
    'employment',
    here.map(({ employment }) => employment),
  )
  const events = here.map(({ request }) => {
    const after = shownFacts(request, { hiredOn: request.hiredOn, leftOn: request.leftOn })
    return eventRow(ctx, { companyId, personId: request.id, kind: 'hired', before: {}, after }, author)
  })
  await insertRows(ctx.db, 'person_event', events)
  for (const { person, employment } of here) await callWatchers(ctx, factsOf(person, employment))
  return added
}

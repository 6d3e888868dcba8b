import type { PersonEventKind, PersonFactsShown } from '@yf/domain/person'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import { newId } from '#platform/ids.ts'

/** Who did it; an import names the batch as well. */
export interface EventAuthor {
  readonly staffId: string | null
  readonly staffName: string | null
  readonly importId: string | null
}

/** A job, or the person. */
export const byThemselves: EventAuthor = { staffId: null, staffName: null, importId: null }

export interface NewPersonEvent {
  readonly companyId: string
  readonly personId: string
  readonly kind: PersonEventKind
  readonly before: PersonFactsShown
  readonly after: PersonFactsShown
}

export const addPersonEvent = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { companyId, personId, kind, before, after }: NewPersonEvent,
  { staffId, staffName, importId }: EventAuthor,
) =>
  db
    .insertInto('person_event')
    .values({
      company_id: companyId,
      id: newId(),
      person_id: personId,
      kind,
      at: clock.now(),
      staff_id: staffId,
      staff_name: staffName,
      import_id: importId,
      before: jsonValue(before) as never,
      after: jsonValue(after) as never,
    })
    .execute()

const mostEvents = 100

/** Newest first. */
export const eventsOf = (db: Db, companyId: string, personId: string) =>
  db
    .selectFrom('person_event')
    .select(['id', 'kind', 'at', 'staff_name', 'import_id', 'before', 'after'])
    .where((event) => event.and({ company_id: companyId, person_id: personId }))
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute()

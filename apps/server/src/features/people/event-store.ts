import type { Insertable } from 'kysely'
import type { PersonEventKind, PersonFactsShown } from '@yf/domain/person'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { PersonEventTable } from './tables.ts'

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

interface EventDeps {
  readonly db: Db
  readonly clock: Clock
}

export const eventRow = (
  { clock }: Pick<EventDeps, 'clock'>,
  { companyId, personId, kind, before, after }: NewPersonEvent,
  { staffId, staffName, importId }: EventAuthor,
): Insertable<PersonEventTable> => ({
  company_id: companyId,
  id: newId(),
  person_id: personId,
  kind,
  at: clock.now(),
  staff_id: staffId,
  staff_name: staffName,
  import_id: importId,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})

export const addPersonEvent = (ctx: EventDeps, event: NewPersonEvent, author: EventAuthor) =>
  ctx.db
    .insertInto('person_event')
    .values(eventRow(ctx, event, author))
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

import type { PersonCover, CoverEvent } from '@yf/domain/cover'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { EnrolmentEventTable, EnrolmentTable } from './tables.ts'

export type EnrolmentRow = Selectable<EnrolmentTable>
export type EventRow = Selectable<EnrolmentEventTable>

export interface StoredEnrolment {
  readonly id: string
  readonly contractId: string
  readonly events: readonly CoverEvent[]
}

/** All covers of a person, in order. */
export async function enrolmentsOfPerson(
  db: Db,
  companyId: string,
  personId: string,
): Promise<StoredEnrolment[]> {
  const rows = await db
    .selectFrom('enrolment')
    .select(['id', 'contract_id'])
    .where((row) => row.and({ company_id: companyId, person_id: personId }))
    .orderBy('starts_on')
    .orderBy('id')
    .execute()
  const events = await eventsOf(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, contract_id }) => ({ id, contractId: contract_id, events: events.get(id) ?? [] }))
}

export async function eventRows(
  db: Db,
  companyId: string,
  enrolmentIds: readonly string[],
): Promise<ReadonlyMap<string, EventRow[]>> {
  if (enrolmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('enrolment_event')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('enrolment_id', 'in', enrolmentIds)
    .orderBy('seq')
    .execute()
  return Map.groupBy(rows, ({ enrolment_id }) => enrolment_id)
}

export async function eventsOf(
  db: Db,
  companyId: string,
  enrolmentIds: readonly string[],
): Promise<ReadonlyMap<string, CoverEvent[]>> {
  const rows = await eventRows(db, companyId, enrolmentIds)
  return new Map([...rows].map(([id, own]) => [id, own.map(toEvent)]))
}

/** The checks of the table make each kind whole. */
export function toEvent(row: EventRow): CoverEvent {
  const { kind, day } = row
  switch (kind) {
    case 'added':
    case 'renewed':
      return {
        kind,
        day,
        lastDay: row.last_day!,
        classKey: row.class_key!,
        waitingFrom: row.waiting_from!,
      }
    case 'changed':
      return { kind, day, classKey: row.class_key! }
    case 'endorsed':
      return { kind, day, versionNo: row.version_no! }
    case 'ended':
      return { kind, day, reason: row.end_reason! }
  }
}

const columnsOf = (event: CoverEvent) => ({
  kind: event.kind,
  day: event.day,
  last_day: 'lastDay' in event ? event.lastDay : null,
  class_key: 'classKey' in event ? event.classKey : null,
  waiting_from: 'waitingFrom' in event ? event.waitingFrom : null,
  version_no: 'versionNo' in event ? event.versionNo : null,
  end_reason: 'reason' in event ? event.reason : null,
})

export const addEvents = (
  tx: Db,
  { companyId, enrolmentId }: { readonly companyId: string; readonly enrolmentId: string },
  events: readonly CoverEvent[],
  { after, at }: { readonly after: number; readonly at: Date },
) =>
  tx
    .insertInto('enrolment_event')
    .values(
      events.map((event, index) => ({
        company_id: companyId,
        enrolment_id: enrolmentId,
        seq: after + index + 1,
        ...columnsOf(event),
        at,
      })),
    )
    .execute()

export const coverColumns = ({ startsOn, endsOn, waitingFrom, classes }: PersonCover) => ({
  class_key: classes.at(-1)!.key,
  starts_on: startsOn,
  ends_on: endsOn,
  waiting_from: waitingFrom,
})

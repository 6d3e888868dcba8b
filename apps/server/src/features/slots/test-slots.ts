import type { SlotKind } from '@yf/domain/booking'
import { recount } from '#testkit/recount/recount.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { staged } from '#testkit/staged.ts'
import type { Right } from '#features/equity/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { keepResource } from './schedule/hours.ts'
import { cleanUpSlots } from './cleanup/jobs.ts'
import type { SlotWork } from './work.ts'

/** A person with this many sessions. */
export interface BookingPerson {
  readonly companyId: string
  readonly accountId: string
  readonly right: Right
}

export interface SlotsStage extends Pick<TestServer, 'clock' | 'close' | 'services'> {
  readonly db: Db
  /** Runs like a call: rolled back if it refuses. */
  call<T>(work: (ctx: SlotWork) => Promise<T>): Promise<T>
  /** The jobs that run by the clock. */
  cleanUp(): Promise<void>
  /** Fails if any stored sum is inconsistent. */
  mustAddUp(): Promise<void>
  resource(kind?: SlotKind, minutes?: number): Promise<string>
  slot(resourceId: string, startsAt: Date, capacity?: number): Promise<string>
  person(sessions?: number): Promise<BookingPerson>
  taken(slotId: string): Promise<number>
  left({ right }: BookingPerson): Promise<number>
}

class Refusing extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

const isRefused = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'refused'

export const slotsStage = (): SlotsStage => staged(open)

async function open(): Promise<SlotsStage> {
  const server = await startServer()
  const database = openDatabase(server.databaseUrl, { poolSize: 20, waitSeconds: 60 })
  const { db, clock, services } = server
  const work = (tx: Db): SlotWork => ({
    ...services,
    db: tx,
    log: server.app.log as SlotWork['log'],
  })
  const jobs: JobContext = {
    ...services,
    db,
    log: server.app.log as JobContext['log'],
    transaction: (run) => database.transaction((tx) => run({ ...jobs, db: tx })),
  }
  return {
    db,
    clock,
    services,
    close: () => database.close().then(() => server.close()),
    call: (run) =>
      database
        .transaction(async (tx) => {
          const outcome = await run(work(tx))
          if (isRefused(outcome)) throw new Refusing(outcome)
          return outcome
        })
        .catch((error: unknown) => {
          if (error instanceof Refusing) return error.outcome as never
          throw error
        }),
    cleanUp: () => cleanUpSlots.run({}, jobs),
    async mustAddUp() {
      const wrong = await recount(db)
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    },
    async resource(kind = 'counselling', minutes = 60) {
      const resourceId = newId()
      await keepResource({ db, clock }, { resourceId, kind, minutes })
      return resourceId
    },
    slot: (resourceId, startsAt, capacity = 1) => newSlot(db, resourceId, startsAt, capacity),
    person: (sessions = 3) => newPerson(db, sessions),
    taken: async (slotId) =>
      (await db.selectFrom('slot').select('taken').where('id', '=', slotId).executeTakeFirstOrThrow()).taken,
    async left({ right }) {
      const { total, used } = await db
        .selectFrom('equity_package')
        .select(['total', 'used'])
        .where('id', '=', right.packageId)
        .executeTakeFirstOrThrow()
      return total - used
    },
  }
}

async function newSlot(db: Db, resourceId: string, startsAt: Date, capacity: number): Promise<string> {
  const id = newId()
  const { kind, minutes } = await db
    .selectFrom('slot_resource')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow()
  const ends_at = new Date(startsAt.getTime() + minutes * 60_000)
  const row = { resource_id: resourceId, id, kind, starts_at: startsAt, ends_at, capacity }
  await db
    .insertInto('slot')
    .values({ ...row, taken: 0, closed_at: null })
    .execute()
  return id
}

async function newPerson(db: Db, sessions: number): Promise<BookingPerson> {
  const [companyId, accountId, packageId] = [newId(), newId(), newId()]
  await db
    .insertInto('equity_package')
    .values({
      company_id: companyId,
      id: packageId,
      account_id: accountId,
      family_id: null,
      kind: 'health',
      name: '心理咨询服务',
      summary: '',
      supplier_code: 'EAP',
      start_time: new Date('2026-01-01T00:00:00+08:00'),
      end_time: new Date('2026-12-31T23:59:59+08:00'),
      status: 1,
      total: sessions,
      used: 0,
    })
    .execute()
  return { companyId, accountId, right: { companyId, packageId } }
}

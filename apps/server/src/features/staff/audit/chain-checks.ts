import type { staffCalls } from '@yf/contract/staff'
import { shanghaiMoment } from '@yf/domain/dates'
import type { JobContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { Job } from '#platform/jobs/job.ts'
import { staffNames } from '../accounts/store.ts'
import { verifyAuditLog, type ChainReport } from './verify-chain.ts'

const lastCheck = (db: Db) =>
  db.selectFrom('audit_check').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()

/** Verifies everything, compares with the previous check, and stores the findings for the auditor. */
export async function checkAuditLog(db: Db, clock: Clock): Promise<ChainReport> {
  const verified = await verifyAuditLog(db, (await lastCheck(db))?.heads)
  const { events, heads, faults } = verified
  await db
    .insertInto('audit_check')
    .values({
      id: newId(),
      at: clock.now(),
      events,
      heads: JSON.stringify(heads),
      faults: JSON.stringify(faults),
    })
    .execute()
  return verified
}

/** Writes the heads to the application log, which people with database access cannot rewrite. */
async function checkByNight(_data: object, { db, clock, log }: JobContext): Promise<void> {
  const { events, heads, faults } = await checkAuditLog(db, clock)
  log.info({ events, heads }, 'the audit log of the console was verified')
  if (faults.length > 0) log.error({ faults }, 'the audit log of the console is not intact')
}

export const auditLogJobs: readonly Job<object>[] = [
  { name: 'staff.check-audit-log', run: checkByNight, retries: 3, cron: '40 3 * * *' },
]

const mostFaults = 50

export const auditLogCheck: RunCallHandler<typeof staffCalls.auditLogCheck> = async (_, { db }) => {
  const found = await lastCheck(db)
  if (!found) return answer({ time: null, events: 0, people: 0, faultCount: 0, faults: [] })
  const names = await staffNames(
    db,
    found.faults.map(({ staffId }) => staffId),
  )
  return answer({
    time: shanghaiMoment(found.at),
    events: found.events,
    people: found.heads.length,
    faultCount: found.faults.length,
    faults: found.faults.slice(0, mostFaults).map(({ staffId, seq, what }) => ({
      staffName: names.get(staffId) ?? staffId,
      seq,
      what,
    })),
  })
}

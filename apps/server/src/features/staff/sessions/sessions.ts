import { randomBytes } from 'node:crypto'
import type { Staff } from '#platform/call/context.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { ResolveStaff } from '#platform/http/admission.ts'
import { hashOf } from '#platform/session/sessions.ts'
import type { StaffSessionTable, StaffTable } from '../tables.ts'

const hour = 3_600_000
const idleLimit = 8 * hour
const wholeLimit = 24 * hour
const seenResolution = 5 * 60_000
const tokenShape = /^[\w-]{43}$/

export async function issueStaffSession(db: Db, clock: Clock, staffId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: now,
      last_seen_at: now,
      ended_at: null,
    })
    .execute()
  return token
}

type StaffSessionRow = Pick<StaffSessionTable, 'created_at' | 'last_seen_at' | 'ended_at'> &
  Pick<StaffTable, 'id' | 'name' | 'role' | 'company_id' | 'is_active'>

const lookUp = statement<StaffSessionRow>(
  `select s.created_at, s.last_seen_at, s.ended_at, p.id, p.name, p.role, p.company_id, p.is_active
   from staff_session s join staff p on p.id = s.staff_id where s.token_hash = $1`,
)

/** Members' tokens are stored separately: neither kind is valid for the other side. */
export const resolveStaff: ResolveStaff = async (db, clock, token) => {
  if (!tokenShape.test(token)) return { kind: 'unknown' }
  const tokenHash = hashOf(token)
  const [row] = await lookUp(db, tokenHash)
  if (!row) return { kind: 'unknown' }
  const now = clock.now().getTime()
  const idle = now - row.last_seen_at.getTime()
  const isOver = idle > idleLimit || now - row.created_at.getTime() > wholeLimit
  if (row.ended_at || isOver || !row.is_active) return { kind: 'ended' }
  if (idle > seenResolution) await seen(db, clock, tokenHash)
  const { id, name, role, company_id: companyId } = row
  const staff: Staff = { id, name, role, companyId, tokenHash }
  return { kind: 'current', staff }
}

export const endStaffSession = (db: Db, clock: Clock, tokenHash: string) =>
  db
    .updateTable('staff_session')
    .set({ ended_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()

/** All sessions of this person. */
export const endSessionsOf = (db: Db, clock: Clock, staffId: string) =>
  db
    .updateTable('staff_session')
    .set({ ended_at: clock.now() })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()

const seen = (db: Db, clock: Clock, tokenHash: string) =>
  db
    .updateTable('staff_session')
    .set({ last_seen_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()

import type { FastifyInstance } from 'fastify'
import { failures } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import { isOfDesk, mayDo } from '@yf/domain/staff'
import type { Services, Staff } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileNamed, openStored, type FileFacts, type Sealed } from '#platform/files/stored-files.ts'
import { bearerOf } from '#platform/http/admission.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'
import { countAttempt } from './audit/attempts.ts'
import { recordRead } from './audit/record.ts'
import { claimFile } from './claim-file.ts'
import { resolveStaff } from './staff/sessions.ts'

interface Ground {
  readonly services: Pick<Services, 'cipher' | 'clock' | 'files' | 'hooks'>
  readonly database: { readonly db: Db; transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> }
}

/**
 * Beside the table of calls, because it answers with bytes, for staff alone: pictures and papers of cases for the claims
 * desk, and for another desk what its own members sent it.
 */
export function addStaffFileRoute(app: FastifyInstance, { services, database }: Ground): void {
  const { cipher, clock, files, hooks } = services
  app.get<{ Params: { name: string } }>('/staff-files/:name', async (request, reply) => {
    const token = bearerOf(request)
    const session = token === null ? null : await resolveStaff(database.db, clock, token)
    if (session?.kind === 'ended') return refuseFile(reply, 403, failures.sessionEnded)
    if (session?.kind !== 'current') return refuseFile(reply, 401, failures.noSession)
    const { staff } = session
    // For whoever does not sit at its desk a file does not exist, and the try is counted as everybody's.
    const found = await database.transaction((db) => {
      const ctx = { db, clock, hooks, staff, address: request.ip }
      return (isOfDesk(staff.role) ? caseFileFor : deskFileFor)(ctx, request.params.name)
    })
    const body = found && (await openStored({ db: database.db, cipher, files }, found))
    if (!body) {
      const attempt = { staffId: staff.id, call: 'staff-files', reason: 'notFound' } as const
      await countAttempt({ db: database.db, clock, address: request.ip }, attempt)
      return refuseFile(reply, 404, refusals.notFound)
    }
    // Kept nowhere: each look is asked for, and recorded.
    const sent = { contentType: found.content_type, size: found.size, body }
    return sendFile(reply, sent, 'no-store')
  })
}

interface Looking {
  readonly db: Db
  readonly clock: Services['clock']
  readonly hooks: Services['hooks']
  readonly staff: Staff
  readonly address: string
}

type Shown = Pick<FileFacts, 'content_type' | 'size'> & Sealed

/** What could not be recorded is not shown: the look is written before the first byte goes out. */
async function caseFileFor(ctx: Looking, name: string): Promise<Shown | null> {
  const file = await claimFile(ctx.db, ctx.hooks.deskRooms, name)
  if (!file) return null
  const { company_id, case_id: id, case_no, account_id, what } = file
  await recordRead(ctx, { deed: 'readFile', about: { company_id, id, case_no, account_id }, detail: what })
  return file
}

async function deskFileFor(ctx: Looking, name: string): Promise<Shown | null> {
  const desks = ctx.hooks.deskFiles.filter(({ duty }) => mayDo(ctx.staff.role, duty))
  const file = desks.length > 0 ? await fileNamed(ctx.db, name) : undefined
  if (!file) return null
  for (const { deed, partOf } of desks) {
    const seen = await partOf(ctx.db, { keeper_id: file.keeper_id, file_id: file.id })
    if (!seen) continue
    await recordRead(ctx, { deed, seen: [seen] })
    return file
  }
  return null
}

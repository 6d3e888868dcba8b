import type { FastifyInstance } from 'fastify'
import { failures } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import { mayDo } from '@yf/domain/staff'
import type { Services, Staff } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileNamed, openStored, type FileFacts, type EncryptedFile } from '#platform/files/stored-files.ts'
import { bearerOf } from '#platform/http/admission.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'
import { countDeniedRequest } from '../audit/denied-requests.ts'
import { staffFilesName } from '../audit/stored-call-names.ts'
import { recordRead } from '../audit/record-audit-event.ts'
import { resolveStaff } from '../sessions/sessions.ts'

interface FileRouteDeps {
  readonly services: Pick<Services, 'cipher' | 'clock' | 'files' | 'extensionPoints'>
  readonly database: { readonly db: Db; transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> }
}

/**
 * Not one of the calls, because it answers with bytes, for staff only: pictures and documents of cases for the claims
 * console, and members' attachments for the staff who answer them. Each admin side registers its own (`staffFiles` of
 * `app/extension-points.ts`).
 */
export function addStaffFileRoute(app: FastifyInstance, { services, database }: FileRouteDeps): void {
  const { cipher, clock, files, extensionPoints } = services
  app.get<{ Params: { name: string } }>('/staff-files/:name', async (request, reply) => {
    const token = bearerOf(request)
    const session = token === null ? null : await resolveStaff(database.db, clock, token)
    if (session?.kind === 'ended') return refuseFile(reply, 403, failures.sessionEnded)
    if (session?.kind !== 'current') return refuseFile(reply, 401, failures.noSession)
    const { staff } = session
    // For staff without access a file does not exist, and the attempt is counted as a denied request.
    const found = await database.transaction((db) =>
      openFor({ db, clock, extensionPoints, staff, address: request.ip }, request.params.name),
    )
    const body = found && (await openStored({ db: database.db, cipher, files }, found))
    if (!body) {
      const denied = { staffId: staff.id, call: staffFilesName, reason: 'notFound' } as const
      await countDeniedRequest({ db: database.db, clock, address: request.ip }, denied)
      return refuseFile(reply, 404, refusals.notFound)
    }
    // No caching: each view is requested, and audited.
    const sent = { contentType: found.content_type, size: found.size, body }
    return sendFile(reply, sent, 'no-store')
  })
}

interface FileReadContext {
  readonly db: Db
  readonly clock: Services['clock']
  readonly extensionPoints: Services['extensionPoints']
  readonly staff: Staff
  readonly address: string
}

type ShownFile = Pick<FileFacts, 'content_type' | 'size'> & EncryptedFile

/** The audit event is written before the first byte is sent: without it the file is not shown. */
async function openFor(ctx: FileReadContext, name: string): Promise<ShownFile | null> {
  const sides = ctx.extensionPoints.staffFiles.filter(({ permission }) => mayDo(ctx.staff.role, permission))
  const file = sides.length > 0 ? await fileNamed(ctx.db, name) : undefined
  if (!file) return null
  for (const side of sides) {
    const read = await side.readOf(ctx.db, file)
    if (!read) continue
    await recordRead(ctx, read)
    return file
  }
  return null
}

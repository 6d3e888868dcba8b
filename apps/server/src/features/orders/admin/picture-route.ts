import type { FastifyInstance } from 'fastify'
import { failures } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import { mayDo } from '@yf/domain/staff'
import { afterSaleWithPicture } from '../admin-queries.ts'
import { recordRead, resolveStaff } from '#features/staff/public.ts'
import type { Services, Staff } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileNamed, openStored, type FileFacts } from '#platform/files/stored-files.ts'
import { bearerOf } from '#platform/http/admission.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'

interface PictureRouteDeps {
  readonly services: Pick<Services, 'cipher' | 'clock' | 'files'>
  readonly database: { readonly db: Db; transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> }
}

/** Pictures attached to an after-sales case, for the staff who handle it: each read is recorded. */
export function addAfterSalePictureRoute(
  app: FastifyInstance,
  { services, database }: PictureRouteDeps,
): void {
  const { cipher, clock, files } = services
  app.get<{ Params: { name: string } }>('/staff-order-files/:name', async (request, reply) => {
    const token = bearerOf(request)
    const session = token === null ? null : await resolveStaff(database.db, clock, token)
    if (session?.kind === 'ended') return refuseFile(reply, 403, failures.sessionEnded)
    if (session?.kind !== 'current') return refuseFile(reply, 401, failures.noSession)
    const { staff } = session
    const found = seesClaims(staff)
      ? await database.transaction((db) =>
          foundFor({ db, clock, staff, address: request.ip }, request.params.name),
        )
      : null
    const body = found && (await openStored({ db: database.db, cipher, files }, found))
    if (!body) return refuseFile(reply, 404, refusals.notFound)
    return sendFile(reply, { contentType: found.content_type, size: found.size, body }, 'no-store')
  })
}

const seesClaims = ({ role }: Staff): boolean => mayDo(role, 'seeAfterSales')

type ReadAudit = Parameters<typeof recordRead>[0]

async function foundFor(ctx: ReadAudit, name: string): Promise<FileFacts | null> {
  const file = await fileNamed(ctx.db, name)
  if (!file) return null
  const afterSale = await afterSaleWithPicture(ctx.db, file.subject_id, file.id)
  if (!afterSale) return null
  await recordRead(ctx, { action: 'readAfterSale', seen: [afterSale], payload: { orderNo: null } })
  return file
}

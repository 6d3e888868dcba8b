import type { FastifyInstance } from 'fastify'
import { failures } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import {
  companyOfFile,
  openCompanyFileNamed,
  openOwnFileNamed,
  type OpenFile,
} from '#platform/files/stored-files.ts'
import { bearerOf } from '#platform/http/admission.ts'
import { refuseFile, sendFile } from '#platform/http/file-answers.ts'
import { resolveSession } from '#platform/session/sessions.ts'
import { requireMembership } from '#features/company/public.ts'

interface FileRouteDeps {
  readonly services: Pick<Services, 'cipher' | 'clock' | 'files'>
  readonly database: { readonly db: Db }
}

/** Outside the call table, because it answers with bytes: a file for its owner or its company's members. */
export function addFileRoute(app: FastifyInstance, { services, database }: FileRouteDeps): void {
  const { cipher, clock, files } = services
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const token = bearerOf(request)
    const session = token === null ? null : await resolveSession(database.db, clock, token)
    if (session?.kind === 'ended') return refuseFile(reply, 403, failures.sessionEnded)
    if (session?.kind !== 'current') return refuseFile(reply, 401, failures.noSession)
    const { name } = request.params
    const file = await openFor({ db: database.db, cipher, files }, session.caller.accountId, name)
    if (!file) return refuseFile(reply, 404, refusals.notFound)
    // The content of a name never changes, but another member on the same phone must request it again.
    reply.header('vary', 'Authorization')
    return sendFile(reply, file, 'private, max-age=86400, immutable')
  })
}

async function openFor(
  ctx: Pick<Services, 'cipher' | 'files'> & { readonly db: Db },
  accountId: string,
  name: string,
): Promise<OpenFile | null> {
  const own = await openOwnFileNamed(ctx, accountId, name)
  if (own) return own
  const companyId = await companyOfFile(ctx.db, name)
  if (!companyId || !(await requireMembership(ctx.db, accountId, companyId))) return null
  return openCompanyFileNamed(ctx, companyId, name)
}

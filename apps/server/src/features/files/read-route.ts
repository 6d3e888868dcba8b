import type { FastifyInstance, FastifyReply } from 'fastify'
import { failures } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import type { Services } from '../../platform/call/context.ts'
import type { Db } from '../../platform/db/handle.ts'
import {
  companyOfFile,
  openCompanyFileNamed,
  openOwnFileNamed,
  type OpenFile,
} from '../../platform/files/stored-files.ts'
import { bearerOf } from '../../platform/http/admission.ts'
import { envelopeOf } from '../../platform/http/envelope.ts'
import { jsonType } from '../../platform/http/failures.ts'
import { resolveSession } from '../../platform/session/sessions.ts'
import { requireMembership } from '../company/public.ts'

interface Ground {
  readonly services: Pick<Services, 'clock' | 'files'>
  readonly database: { readonly db: Db }
}

const envelope = envelopeOf('main')

const refuse = (reply: FastifyReply, http: number, { code, message }: { code: number; message: string }) =>
  reply
    .code(http)
    .header('cache-control', 'no-store')
    .header('content-type', jsonType)
    .send(envelope.refuse(code, message))

/** Beside the table of calls, because it answers with bytes: a file for its owner or its company's members. */
export function addFileRoute(app: FastifyInstance, { services, database }: Ground): void {
  const { clock, files } = services
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const token = bearerOf(request)
    const session = token === null ? null : await resolveSession(database.db, clock, token)
    if (session?.kind === 'ended') return refuse(reply, 403, failures.sessionEnded)
    if (session?.kind !== 'current') return refuse(reply, 401, failures.noSession)
    const { name } = request.params
    const file = await openFor({ db: database.db, files }, session.caller.accountId, name)
    if (!file) return refuse(reply, 404, refusals.notFound)
    return (
      reply
        .header('content-type', file.contentType)
        .header('content-length', file.size)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        // A name never changes its content; another person on the same phone must ask again.
        .header('cache-control', 'private, max-age=86400, immutable')
        .header('vary', 'Authorization')
        .send(file.body)
    )
  })
}

async function openFor(
  ctx: { db: Db; files: Services['files'] },
  accountId: string,
  name: string,
): Promise<OpenFile | null> {
  const own = await openOwnFileNamed(ctx, accountId, name)
  if (own) return own
  const companyId = await companyOfFile(ctx.db, name)
  if (!companyId || !(await requireMembership(ctx.db, accountId, companyId))) return null
  return openCompanyFileNamed(ctx, companyId, name)
}

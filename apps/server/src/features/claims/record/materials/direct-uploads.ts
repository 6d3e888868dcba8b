import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newFileName } from '#platform/files/names.ts'
import { fileLimit } from '#platform/http/body-parsers.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { CaseRow } from '../own-case.ts'
import type { IncomingFile } from './sent-file.ts'

const lifeMs = 15 * 60_000
const graceMs = 10 * 60_000
/** Limit per person: files in the store that were not fetched yet, up to twenty megabytes each. */
const mostOpen = 12
const atATime = 500

type DirectUploadDeps = Pick<Services, 'clock' | 'files'> & { readonly db: Db }
type OwnUploadDeps = DirectUploadDeps & { readonly caller: { readonly accountId: string } }

/** Only the client knows the token; we store its hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Counts until the bytes are swept: a client that abandons uploads has to wait for that. */
export async function hasTooManyOpen(
  { db }: Pick<DirectUploadDeps, 'db'>,
  accountId: string,
): Promise<boolean> {
  const { open } = await db
    .selectFrom('direct_upload')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return open >= mostOpen
}

export async function openDirect({ db, clock }: DirectUploadDeps, caseRow: CaseRow) {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await db
    .insertInto('direct_upload')
    .values({
      token_hash: hashOf(token),
      account_id: caseRow.account_id,
      company_id: caseRow.company_id,
      case_id: caseRow.id,
      name: newFileName(),
      filled_at: null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

export const findDirect = ({ db, clock, caller }: OwnUploadDeps, token: string) =>
  db
    .selectFrom('direct_upload')
    .selectAll()
    .where((row) => row.and({ token_hash: hashOf(token), account_id: caller.accountId }))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()

/** The first request with the token may fill it; returns the target, or null. */
export async function beginFilling({ db, clock }: DirectUploadDeps, token: string): Promise<string | null> {
  const row = await db
    .updateTable('direct_upload')
    .set({ filled_at: clock.now() })
    .where('token_hash', '=', hashOf(token))
    .where('filled_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

/** The connection broke: the same token may be used again. */
export const undoFilling = ({ db }: DirectUploadDeps, token: string) =>
  db.updateTable('direct_upload').set({ filled_at: null }).where('token_hash', '=', hashOf(token)).execute()

export async function fetchDirect(
  ctx: OwnUploadDeps,
  caseId: string,
  token: string,
): Promise<IncomingFile | RefusedCall<'uploadSpent' | 'fileTooLarge'>> {
  const row = await findDirect(ctx, token)
  const stored = row?.case_id === caseId ? await ctx.files.read(row.name) : null
  if (!stored) return refuse('uploadSpent')
  if (stored.size > fileLimit) {
    stored.body.destroy()
    return refuse('fileTooLarge')
  }
  return { bytes: Buffer.concat(await stored.body.toArray()), name: '材料' }
}

export async function dropDirect({ db, files, caller }: OwnUploadDeps, token: string): Promise<void> {
  const row = await db
    .deleteFrom('direct_upload')
    .where((direct) => direct.and({ token_hash: hashOf(token), account_id: caller.accountId }))
    .returning('name')
    .executeTakeFirst()
  if (row) await files.remove(row.name)
}

/** Sweeps unfetched files some minutes after their expiry, because a slow connection may still be sending. */
export const forgetDirectUploads: Job<object> = {
  name: 'claims.forget-direct-uploads',
  retries: 2,
  cron: '*/5 * * * *',
  run: async (_, { db, clock, files }) => {
    const before = new Date(clock.now().getTime() - graceMs)
    for (;;) {
      const rows = await db
        .selectFrom('direct_upload')
        .select(['token_hash', 'name'])
        .where('expires_at', '<', before)
        .limit(atATime)
        .execute()
      for (const { token_hash, name } of rows) {
        await files.remove(name)
        await db.deleteFrom('direct_upload').where('token_hash', '=', token_hash).execute()
      }
      if (rows.length < atATime) return
    }
  },
}

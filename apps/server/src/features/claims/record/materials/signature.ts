import type { claimCalls } from '@yf/contract/claims'
import { shanghaiMoment } from '@yf/domain/dates'
import { inSteps, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { turns } from '#platform/files/clean-picture.ts'
import { filesById, putBytes, recordFile } from '#platform/files/stored-files.ts'
import { hasRoomFor } from '#platform/files/unused-files.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { newId } from '#platform/ids.ts'
import { cleanSignature } from './clean-signature.ts'
import { isBadInput, sentFile } from './sent-file.ts'

/** Stores a handwritten signature for this application and offers it for the next. */
export const keepSignature = inSteps<typeof claimCalls.uploadForOriginUrl>(async (_input, ctx) => {
  const { accountId } = ctx.caller
  const sent = sentFile(ctx.uploads)
  if (isBadInput(sent)) return sent
  if (!sent) return badInput('file', '请先签名')
  const uses = await ctx.limits.take('claimSignature', accountId, { limit: 30, seconds: 600 })
  if (!uses.allowed) return refuse('tooOften')
  if (!(await hasRoomFor(ctx.db, accountId, { files: 1, bytes: sent.bytes.length })))
    return refuse('storageFull')
  const cleaned = await turns.take(accountId, async () => ({ body: await cleanSignature(sent.bytes) }))
  if (!cleaned) return refuse('uploadBusy')
  const { body } = cleaned
  if (body === null) return refuse('badPicture', '签名图片无法打开，请重新签名')
  if (body === 'blank') return refuse('signatureBlank')
  const stored = await putBytes(ctx, accountId, { body, contentType: 'image/png' })
  const request = {
    scope: accountId,
    subject: accountId,
    call: 'claims.uploadForOriginUrl',
    key: ctx.idempotencyKey,
    requestHash: requestHash(ctx.cipher, stored.sha256),
  }
  const url = `/files/${stored.name}`
  const outcome = await ctx.transaction((inner) =>
    once(inner, request, async () => {
      const { db, clock } = inner
      const of = { ownerId: accountId, companyId: null, module: 'signature', isUnused: true }
      const file = await recordFile({ db, clock }, stored, of)
      const id = newId()
      await db
        .insertInto('hand_signature')
        .values({ account_id: accountId, id, file_id: file.id, created_at: clock.now() })
        .execute()
      return answer({ id, url })
    }),
  )
  // A repeated upload keeps the first file and removes the second.
  if (outcome.kind !== 'answer' || outcome.result.url !== url) await ctx.files.remove(stored.name)
  return outcome
})

export const signature: RunCallHandler<typeof claimCalls.signature> = async (_input, { db, caller }) => {
  const newest = await db
    .selectFrom('hand_signature')
    .select(['id', 'file_id', 'created_at'])
    .where('account_id', '=', caller.accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const file = newest && (await filesById(db, caller.accountId, [newest.file_id])).get(newest.file_id)
  if (!file) return answer({ id: null, url: null, createTime: null })
  return answer({
    id: newest.id,
    url: `/files/${file.name}`,
    createTime: shanghaiMoment(newest.created_at),
  })
}

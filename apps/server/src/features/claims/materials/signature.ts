import type { claimCalls } from '@yf/contract/claims'
import { shanghaiMoment } from '@yf/domain/dates'
import { inSteps, type Run } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { putBytes, recordFile } from '#platform/files/stored-files.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { newId } from '#platform/ids.ts'
import { cleanSignature } from './clean-signature.ts'
import { isBadInput, sentFile } from './sent-file.ts'

/** Keeps a hand signature, to be put under this application and offered for the next. */
export const keepSignature = inSteps<typeof claimCalls.uploadForOriginUrl>(async (_input, ctx) => {
  const { accountId } = ctx.caller
  const sent = sentFile(ctx.uploads)
  if (isBadInput(sent)) return sent
  if (!sent) return badInput('file', '请先签名')
  const uses = await ctx.limits.take('claimSignature', accountId, { limit: 30, seconds: 600 })
  if (!uses.allowed) return refuse('tooOften')
  const body = await cleanSignature(sent.bytes)
  if (body === null) return refuse('badPicture', '签名图片无法打开，请重新签名')
  if (body === 'blank') return refuse('signatureBlank')
  const kept = await putBytes(ctx.files, { body, contentType: 'image/png' })
  const request = {
    scope: accountId,
    call: 'claims.uploadForOriginUrl',
    key: ctx.idempotencyKey,
    requestHash: requestHash(ctx.cipher, kept.sha256),
  }
  const url = `/files/${kept.name}`
  const outcome = await ctx.transaction(({ db, clock }) =>
    once(db, clock, request, async () => {
      const of = { ownerId: accountId, companyId: null, module: 'signature' }
      const file = await recordFile({ db, clock }, kept, of)
      const id = newId()
      await db
        .insertInto('hand_signature')
        .values({ account_id: accountId, id, file_id: file.id, created_at: clock.now() })
        .execute()
      return answer({ id, url })
    }),
  )
  // Of the same signature that came twice the first one stays.
  if (outcome.kind !== 'answer' || outcome.result.url !== url) await ctx.files.remove(kept.name)
  return outcome
})

export const signature: Run<typeof claimCalls.signature> = async (_input, { db, caller }) => {
  const newest = await db
    .selectFrom('hand_signature')
    .innerJoin('stored_file', (join) =>
      join
        .onRef('stored_file.keeper_id', '=', 'hand_signature.account_id')
        .onRef('stored_file.id', '=', 'hand_signature.file_id'),
    )
    .select(['hand_signature.id', 'stored_file.name', 'hand_signature.created_at'])
    .where('hand_signature.account_id', '=', caller.accountId)
    .orderBy('hand_signature.created_at', 'desc')
    .orderBy('hand_signature.id', 'desc')
    .executeTakeFirst()
  if (!newest) return answer({ id: null, url: null, createTime: null })
  return answer({
    id: newest.id,
    url: `/files/${newest.name}`,
    createTime: shanghaiMoment(newest.created_at),
  })
}

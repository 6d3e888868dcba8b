import type { claimCalls } from '@yf/contract/claims'
import { shanghaiMoment } from '@yf/domain/dates'
import { inTransaction, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { findDirect, hasTooManyOpen, openDirect } from './direct-uploads.ts'
import { isRefused, takeOpenCase } from './open-case.ts'

/**
 * A token for one file of this case, which the client uploads to the store directly; `uploadToRead` fetches it from
 * there.
 */
export const uploadToken = inTransaction<typeof claimCalls.uploadToken>(async ({ caseId }, ctx) => {
  const caseRow = await takeOpenCase(ctx.db, ctx.caller.accountId, caseId)
  if (isRefused(caseRow)) return caseRow
  const uses = await ctx.limits.take('claimUploadToken', ctx.caller.accountId, { limit: 240, seconds: 600 })
  if (!uses.allowed) return refuse('tooOften')
  if (await hasTooManyOpen(ctx, ctx.caller.accountId))
    return refuse('storageFull', '您有较多文件上传后尚未确认，请稍后再试')
  const { token, expiresAt } = await openDirect(ctx, caseRow)
  return answer({ token, expireTime: shanghaiMoment(expiresAt) })
})

/** The upload URL: the store's own if it has one, otherwise a route of ours. */
export const storageToken: RunCallHandler<typeof claimCalls.storageToken> = async ({ token }, ctx) => {
  const row = await findDirect(ctx, token)
  if (!row) return refuse('uploadSpent')
  const { direct } = ctx.files
  const seconds = Math.ceil((row.expires_at.getTime() - ctx.clock.now().getTime()) / 1000)
  const url =
    direct.kind === 'address'
      ? await direct.addressFor(row.name, seconds)
      : `/uploads/${encodeURIComponent(token)}`
  return answer({ url, method: 'PUT', expireTime: shanghaiMoment(row.expires_at) })
}

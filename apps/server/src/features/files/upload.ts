import type { fileCalls } from '@yf/contract/files'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf, type Steps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { cleanPicture } from '#platform/files/clean-picture.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { hasRoomFor } from '#platform/files/unused-files.ts'
import type { Window } from '#platform/limits/limits.port.ts'

const uploadsPerPerson: Window = { limit: 60, seconds: 600 }

export const upload = inSteps<typeof fileCalls.upload>(({ module }, ctx) => keepPicture(ctx, module))

/** Decoding and storing take time, and hold no database connection meanwhile. */
export async function keepPicture(
  ctx: MemberContext & Steps,
  module: string,
): Promise<OutcomeOf<typeof fileCalls.upload>> {
  const { caller, limits, uploads } = ctx
  const [file, ...others] = uploads
  if (!file) return badInput('file', '请选择图片')
  if (others.length > 0) return badInput('file', '每次只能上传一张图片')
  if (!(await limits.take('upload', caller.accountId, uploadsPerPerson)).allowed) return refuse('tooOften')
  const { accountId } = caller
  if (!(await hasRoomFor(ctx.db, accountId, { files: 1, bytes: file.bytes.length })))
    return refuse('storageFull')
  const picture = await cleanPicture(accountId, file.bytes)
  if (picture.kind === 'refused') return refuse(picture.refusal, picture.message)
  const { contentType, body } = picture
  const of = { ownerId: accountId, companyId: null, module, isUnused: true }
  const stored = await keepFile(ctx, { ...of, contentType, body })
  return answer({ id: stored.id, url: `/files/${stored.name}` })
}

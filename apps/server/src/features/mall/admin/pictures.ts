import type { mallAdminCalls } from '@yf/contract/mall-admin'
import { uploadedPictures } from '@yf/domain/mall-pictures'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { cleanPicture } from '#platform/files/clean-picture.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { hasRoomFor } from '#platform/files/unused-files.ts'
import { shelfOwnerId } from '../shelf-pictures.ts'

type Upload = typeof mallAdminCalls.uploadPicture

/** Rendered before the transaction: it takes time and holds no connection. */
export const uploadPicture = inSteps<Upload>(async (_input, ctx) => {
  const [file, ...others] = ctx.uploads
  if (!file || others.length > 0) return badInput('file', '请选择一张图片')
  if (!(await hasRoomFor(ctx.db, shelfOwnerId, { files: 1, bytes: file.bytes.length })))
    return refuse('storageFull')
  const cleaned = await cleanPicture(ctx.staff.id, file.bytes)
  if (cleaned.kind === 'refused') return refuse(cleaned.refusal, cleaned.message)
  return ctx.once(async (inner) => {
    const of = { ownerId: shelfOwnerId, companyId: null, module: 'mall', isUnused: true }
    const { name } = await keepFile(inner, { ...of, ...cleaned })
    return answer({ picture: uploadedPictures + name })
  })
})

import type { mallAdminCalls } from '@yf/contract/mall-admin'
import { uploadedPictures } from '@yf/domain/mall-pictures'
import { mayDo } from '@yf/domain/staff'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { cleanPicture } from '#platform/files/clean-picture.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { hasRoomFor } from '#platform/files/unused-files.ts'
import { shopKeeper } from '../shelf-pictures.ts'
import { atDesk } from './at-desk.ts'

type Upload = typeof mallAdminCalls.uploadPicture

/** Rendered before the transaction: it takes time and holds no connection. */
export const uploadPicture = inSteps<Upload>(async (input, ctx) => {
  const [file, ...others] = ctx.uploads
  const keep = (picture: { readonly contentType: string; readonly body: Buffer }) =>
    atDesk<Upload>('uploadPicture', async (_, inner) => {
      const of = { ownerId: shopKeeper, companyId: null, module: 'mall', isUnused: true }
      const { name } = await keepFile(inner, { ...of, ...picture })
      return answer({ picture: uploadedPictures + name })
    }).run(input, ctx)
  // Refuses callers without the permission before rendering.
  if (!mayDo(ctx.staff.role, 'operate')) return keep({ contentType: '', body: Buffer.alloc(0) })
  if (!file || others.length > 0) return badInput('file', '请选择一张图片')
  if (!(await hasRoomFor(ctx.db, shopKeeper, { files: 1, bytes: file.bytes.length })))
    return refuse('storageFull')
  const cleaned = await cleanPicture(ctx.staff.id, file.bytes)
  return cleaned.kind === 'refused' ? refuse(cleaned.refusal, cleaned.message) : keep(cleaned)
})

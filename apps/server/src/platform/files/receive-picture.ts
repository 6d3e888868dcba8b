import type { StaffContext } from '#platform/call/context.ts'
import type { Steps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { cleanPicture } from './clean-picture.ts'
import type { PictureShelf } from './public-pictures.ts'
import { keepFile } from './stored-files.ts'
import { hasRoomFor } from './unused-files.ts'

/** Stores the uploaded picture. It is rendered before the transaction: that takes time and holds no connection. */
export async function receivePicture(ctx: StaffContext & Steps<StaffContext>, shelf: PictureShelf) {
  const [file, ...others] = ctx.uploads
  if (!file || others.length > 0) return badInput('file', '请选择一张图片')
  if (!(await hasRoomFor(ctx.db, shelf.ownerId, { files: 1, bytes: file.bytes.length })))
    return refuse('storageFull')
  const cleaned = await cleanPicture(ctx.staff.id, file.bytes)
  if (cleaned.kind === 'refused') return refuse(cleaned.refusal, cleaned.message)
  return ctx.once(async (inner) => {
    const of = { ownerId: shelf.ownerId, companyId: null, module: shelf.module, isUnused: true }
    const { name } = await keepFile(inner, { ...of, ...cleaned })
    return answer({ picture: shelf.path + name })
  })
}

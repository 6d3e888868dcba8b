import type { importsAdminCalls } from '@yf/contract/imports-admin'
import { recordAuditEvent } from '#features/staff/public.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { batchById } from '../store.ts'
import { addImport, readHeader } from '../upload.ts'
import { toImportDetail } from './dto.ts'
import { kindInScope } from './find.ts'

/** The header is read before the transaction. */
export const upload = inSteps<typeof importsAdminCalls.upload>(async ({ companyId, kind }, ctx) => {
  const scoped = await kindInScope(ctx, companyId, kind)
  if (!scoped) return refuse('notFound')
  const [file, ...others] = ctx.uploads
  if (!file || others.length > 0) return badInput('file', '请选择一个文件')
  const read = await readHeader(file.bytes)
  if (read.kind === 'fault') return refuse('importUnreadable', read.message)
  return ctx.once(async (inner) => {
    const author = { companyId, staffId: ctx.staff.id, staffName: ctx.staff.name }
    const { fileName, bytes } = file
    const id = await addImport(inner, author, { kind, fileName, bytes }, read.header)
    const payload = { company: scoped.company.name, fileName }
    await recordAuditEvent(inner, { action: 'uploadImport', encrypted: [id], payload })
    const batch = await batchById(inner.db, { company_id: companyId, id })
    return answer(await toImportDetail(inner, batch!))
  })
})

import type { importsAdminCalls } from '@yf/contract/imports-admin'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toImportDetail, toImportRow } from './dto.ts'
import { importInScope, kindInScope } from './find.ts'

export const imports: RunCallHandler<typeof importsAdminCalls.imports> = async (input, ctx) => {
  if (!(await kindInScope(ctx, input.companyId, input.kind))) return refuse('notFound')
  const batches = ctx.db
    .selectFrom('import_batch')
    .selectAll()
    .where((batch) => batch.and({ company_id: input.companyId, kind: input.kind }))
  const { rows, total } = await pageOf(ctx.db, batches, input, (query) => query.orderBy('id', 'desc'))
  return answer({ records: rows.map(toImportRow), total })
}

export const oneImport: RunCallHandler<typeof importsAdminCalls.import> = async (input, ctx) => {
  const found = await importInScope(ctx, input)
  return found ? answer(await toImportDetail(ctx, found.batch)) : refuse('notFound')
}

import type { claimCalls } from '@yf/contract/claims'
import type { MaterialKind } from '@yf/domain/claim-materials'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { changeCase } from '#features/claims/record/own-case.ts'
import { loadMaterials } from './load-materials.ts'
import { materialDtos } from './materials-dto.ts'
import { isRefused, isSubmitted, takeOpenCase } from '#features/claims/record/materials/open-case.ts'
import { orderReading } from './read-material.ts'
import { changeMaterial, materialRow, removeReceipt } from '#features/claims/record/materials/store.ts'
import type { MaterialRow } from '#features/claims/record/find.ts'

/** Adds files to the application, each with the kind that the person declares. */
export const saveFiles: RunCallHandler<typeof claimCalls.saveFiles> = async ({ caseId, files }, ctx) => {
  const caseRow = await takeOpenCase(ctx.db, ctx.caller.accountId, caseId)
  if (isRefused(caseRow)) return caseRow
  for (const { id, kind } of files) {
    const row = await materialRow(ctx.db, caseRow, id)
    if (!row) return refuse('notFound', '有文件已被删除，请刷新后再试')
    if (kind !== undefined && kind !== row.kind && isSubmitted(caseRow, row))
      return refuse('fileSubmitted', '已提交的材料不能更改分类，您可以补充新的材料')
    await changeMaterial(ctx.db, row, { is_saved: true })
    if (kind !== undefined) await giveKind(ctx, row, kind)
  }
  await changeCase(ctx.db, caseRow, { updated_at: ctx.clock.now() })
  const saved = await loadMaterials(
    ctx,
    caseRow,
    files.map(({ id }) => id),
  )
  return answer(materialDtos(caseRow, saved))
}

/** The fields depend on the kind, so another kind needs another reading. */
async function giveKind(ctx: MemberContext, row: MaterialRow, kind: MaterialKind): Promise<void> {
  if (row.kind === kind) {
    if (!row.is_kind_given) await changeMaterial(ctx.db, row, { is_kind_given: true })
    return
  }
  if (row.kind === 'receipt') await removeReceipt(ctx.db, row)
  const isRead = row.state !== 'kept'
  await changeMaterial(ctx.db, row, {
    kind,
    is_kind_given: true,
    ...(isRead ? { state: 'waiting', failure: null } : {}),
  })
  if (isRead) await orderReading(ctx, row)
}

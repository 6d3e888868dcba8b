import type { OcrProgress } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import type { Services } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { ownCase } from '#features/claims/record/own-case.ts'
import { isRefused, takeOpenCase } from '#features/claims/record/materials/open-case.ts'
import { orderReading, readMaterial } from './read-material.ts'
import { changeMaterial, materialRow, type MaterialCaseKey } from '#features/claims/record/materials/store.ts'

/** Reads the files again; those being read or waiting are skipped. */
export const readFiles: RunCallHandler<typeof claimCalls.readFiles> = async ({ caseId, ids }, ctx) => {
  const caseRow = await takeOpenCase(ctx.db, ctx.caller.accountId, caseId)
  if (isRefused(caseRow)) return caseRow
  const uses = await ctx.limits.take('claimReading', ctx.caller.accountId, { limit: 60, seconds: 600 })
  if (!uses.allowed) return refuse('tooOften')
  for (const id of ids) {
    const row = await materialRow(ctx.db, caseRow, id)
    if (!row) return refuse('notFound', '有文件已被删除，请刷新后再试')
    if (row.state === 'waiting' || row.state === 'reading') continue
    await changeMaterial(ctx.db, row, { state: 'waiting', failure: null })
    await orderReading(ctx, row)
  }
  return answer(await progressOf(ctx, caseRow))
}

export const progress: RunCallHandler<typeof claimCalls.progress> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  return caseRow ? answer(await progressOf(ctx, caseRow)) : refuse('notFound')
}

type ProgressDeps = Pick<Services, 'jobs'> & { readonly db: Db }

/** Polled while the member waits, so it decrypts nothing. */
async function progressOf(
  { db, jobs }: ProgressDeps,
  { company_id, id }: MaterialCaseKey,
): Promise<OcrProgress> {
  const files = await db
    .selectFrom('claim_material')
    .select(['id', 'kind', 'state', 'failure'])
    .where((row) => row.and({ company_id, case_id: id }))
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const isDone = ({ state }: (typeof files)[number]) => state !== 'waiting' && state !== 'reading'
  const isWaiting = files.some(({ state }) => state === 'waiting')
  const ahead = isWaiting ? await jobs.ahead(db, readMaterial, { caseId: id }) : 0
  return { total: files.length, done: files.filter(isDone).length, ahead, files }
}

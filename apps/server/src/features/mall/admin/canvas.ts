import type { AdminCanvas, mallAdminCalls } from '@yf/contract/mall-admin'
import { fromMoment, shanghaiMoment } from '@yf/domain/dates'
import { canvasFaults, type CanvasBlock } from '@yf/domain/mall-canvas'
import { allCompanyNames, companyNameOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { canvasOwners, everybody, versionsOf, type CanvasRow } from '../canvas-store.ts'
import { productRows } from '../store.ts'
import { keepDraft, moveCanvas, newestRevision } from './canvas-store.ts'

export const canvases: RunCallHandler<typeof mallAdminCalls.canvases> = async (_, { db }) => {
  const rows = await canvasOwners(db)
  const has = (owner: string, state: CanvasRow['state']): 0 | 1 =>
    rows.some((row) => row.owner_id === owner && row.state === state) ? 1 : 0
  const row = (owner: string, name: string) => ({
    companyId: owner === everybody ? null : owner,
    name,
    isOwn: has(owner, 'published'),
    isDrafted: has(owner, 'draft'),
  })
  const companies = await allCompanyNames(db)
  return answer([
    row(everybody, '所有企业（没有专属页面的）'),
    ...companies.map(({ id, name }) => row(id, name)),
  ])
}

/** An unknown company is not found; `everybody` is addressed by omitting the company. */
async function ownerOf(db: Db, companyId: string | undefined): Promise<{ id: string; name: string } | null> {
  if (companyId === undefined) return { id: everybody, name: '所有企业' }
  const name = await companyNameOf(db, companyId)
  return name === '' ? null : { id: companyId, name }
}

/**
 * The page being edited: the draft, otherwise the published page; a company without a page starts with the common
 * one.
 */
async function currentCanvas(db: Db, ownerId: string): Promise<AdminCanvas> {
  const versions = await versionsOf(db, ownerId)
  const draft = versions.find(({ state }) => state === 'draft')
  const published = versions.find(({ state }) => state === 'published')
  const common =
    draft || published || ownerId === everybody
      ? undefined
      : (await versionsOf(db, everybody)).find(({ state }) => state === 'published')
  return {
    blocks: toBlockDtos((draft ?? published ?? common)?.blocks ?? []),
    isDraft: draft ? 1 : 0,
    revision: Math.max(0, ...versions.map(({ revision }) => revision)),
    versions: versions.map(({ version, state, blocks, staff_name, updated_at }) => ({
      version,
      state,
      blockCount: blocks.length,
      staffName: staff_name,
      time: shanghaiMoment(updated_at),
    })),
  }
}

const toBlockDtos = (blocks: readonly CanvasBlock[]): AdminCanvas['blocks'] =>
  blocks.map((block) => ({ ...block, items: [...block.items], productIds: [...block.productIds] }))

export const canvas: RunCallHandler<typeof mallAdminCalls.canvas> = async ({ companyId }, { db }) => {
  const owner = await ownerOf(db, companyId)
  return owner ? answer(await currentCanvas(db, owner.id)) : refuse('notFound')
}

const isMoment = (text: string): boolean => {
  const at = fromMoment(text)
  return !Number.isNaN(at.getTime()) && shanghaiMoment(at) === text
}

/** A draft may be incomplete, but its contents must be valid. */
async function draftFault(db: Db, blocks: readonly CanvasBlock[]): Promise<string | null> {
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length) return '模块重复'
  if (blocks.some(({ until }) => until !== null && !isMoment(until))) return '结束时间不正确'
  const chosenIds = [...new Set(blocks.flatMap(({ productIds }) => productIds))]
  const found = await productRows(db, chosenIds)
  return found.length < chosenIds.length ? '有商品不存在，请重新选择' : null
}

export const saveCanvas: RunCallHandler<typeof mallAdminCalls.saveCanvas> = async (
  { companyId, revision, blocks },
  ctx,
) => {
  const owner = await ownerOf(ctx.db, companyId)
  if (!owner) return refuse('notFound')
  const fault = await draftFault(ctx.db, blocks)
  if (fault) return badInput('blocks', fault)
  const newest = await newestRevision(ctx.db, owner.id)
  if (newest.revision !== revision) return refuse('canvasChanged')
  const row = {
    owner_id: owner.id,
    blocks: JSON.stringify(blocks),
    revision: revision + 1,
    staff_name: ctx.staff.name,
    updated_at: ctx.clock.now(),
  }
  if (!(await keepDraft(ctx.db, row, newest.version + 1))) return refuse('canvasChanged')
  await recordAuditEvent(ctx, {
    action: 'draftCanvas',
    payload: { name: owner.name, modules: blocks.length },
  })
  return answer(await currentCanvas(ctx.db, owner.id))
}

export const publishCanvas: RunCallHandler<typeof mallAdminCalls.publishCanvas> = async (
  { companyId, revision },
  ctx,
) => {
  const owner = await ownerOf(ctx.db, companyId)
  if (!owner) return refuse('notFound')
  const newest = await newestRevision(ctx.db, owner.id)
  if (newest.revision !== revision) return refuse('canvasChanged')
  const draft = (await versionsOf(ctx.db, owner.id)).find(({ state }) => state === 'draft')
  if (!draft) return refuse('canvasNothingToPublish')
  const [fault] = canvasFaults(draft.blocks)
  if (fault) return refuse('canvasUnfinished', `第 ${fault.at + 1} 个模块：${fault.message}`)
  const [staff_name, updated_at] = [ctx.staff.name, ctx.clock.now()]
  await moveCanvas(ctx.db, owner.id, { from: 'published', to: 'replaced' })
  await moveCanvas(ctx.db, owner.id, { from: 'draft', to: 'published' }, { staff_name, updated_at })
  await recordAuditEvent(ctx, {
    action: 'publishCanvas',
    payload: { name: owner.name, version: draft.version },
  })
  return answer(await currentCanvas(ctx.db, owner.id))
}

export const restoreCanvas: RunCallHandler<typeof mallAdminCalls.restoreCanvas> = async (
  { companyId, version },
  ctx,
) => {
  const owner = await ownerOf(ctx.db, companyId)
  const newest = owner && (await newestRevision(ctx.db, owner.id))
  const found = owner && (await versionsOf(ctx.db, owner.id)).find((row) => row.version === version)
  if (!owner || !newest || !found) return refuse('notFound')
  const row = {
    owner_id: owner.id,
    blocks: JSON.stringify(found.blocks),
    revision: newest.revision + 1,
    staff_name: ctx.staff.name,
    updated_at: ctx.clock.now(),
  }
  if (!(await keepDraft(ctx.db, row, newest.version + 1))) return refuse('canvasChanged')
  await recordAuditEvent(ctx, {
    action: 'draftCanvas',
    payload: { name: owner.name, restoredVersion: version },
  })
  return answer(await currentCanvas(ctx.db, owner.id))
}

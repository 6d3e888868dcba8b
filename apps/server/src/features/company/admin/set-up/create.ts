import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { inSetUp, savedCompany } from './dto.ts'
import { groupRow, insertCompany, managedRow } from './store.ts'

/** A copy takes over settings: no people, and no secrets. */
export const createCompany: RunCallHandler<typeof companySetUpCalls.createCompany> = async (
  { groupId, copyFrom, ...input },
  ctx,
) => {
  const name = input.name.trim()
  const alias = input.alias.trim()
  if (name === '') return badInput('name', '请填写企业名称')
  if (alias === '') return badInput('alias', '请填写企业简称')
  const group = await groupRow(ctx.db, groupId)
  if (!group) return badInput('groupId', '请选择集团')
  const source = copyFrom === undefined ? null : await managedRow(ctx.db, ctx.staff, copyFrom)
  if (source === undefined) return badInput('copyFrom', '请选择要复制的企业')
  const id = newId()
  const by = { name: ctx.staff.name, at: ctx.clock.now() }
  if (!(await insertCompany(ctx.db, { id, groupId, name, alias, by }))) return refuse('companyNameTaken')
  await recordAuditEvent(ctx, {
    action: 'addCompany',
    payload: {
      name,
      changes: [`简称：${alias}`, `集团：${group.name}`],
      copiedFrom: source?.name ?? null,
    },
  })
  if (source) {
    const added = { id, name, groupId, status: 'preparing' } as const
    for (const copy of ctx.extensionPoints.companyCopies) await copy(ctx, inSetUp(source), added)
  }
  return answer(await savedCompany(ctx, id))
}

import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { fieldChanges } from '@yf/domain/field-changes'
import { editConflictText, pageOf, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { toGroupDto } from './dto.ts'
import { groupQuery, groupRow, insertGroup, isGroupNameTaken, renameGroup } from './store.ts'

export const groups: RunCallHandler<typeof companySetUpCalls.groups> = async (
  { keyword, ...page },
  { db },
) => {
  const { rows, total } = await pageOf(db, groupQuery(db, keyword?.trim() ?? ''), page, (query) =>
    query.orderBy('company_group.name').orderBy('company_group.id'),
  )
  return answer({ records: rows.map(toGroupDto), total })
}

export const saveGroup: RunCallHandler<typeof companySetUpCalls.saveGroup> = async (
  { id, revision, ...input },
  ctx,
) => {
  const name = input.name.trim()
  if (name === '') return badInput('name', '请填写集团名称')
  if (id === undefined) {
    const added = newId()
    if (!(await insertGroup(ctx.db, added, name))) return refuse('companyGroupTaken')
    await recordAuditEvent(ctx, { action: 'addGroup', payload: { name } })
    return answer(toGroupDto({ id: added, name, revision: 0, company_count: 0 }))
  }
  const before = await groupRow(ctx.db, id)
  if (!before) return refuse('notFound')
  if (before.name === name && before.revision === revision) return answer(toGroupDto(before))
  if (before.name !== name && (await isGroupNameTaken(ctx.db, name))) return refuse('companyGroupTaken')
  if (!(await renameGroup(ctx.db, id, { name, revision })))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  const changes = fieldChanges({ name: '集团名称' }, { name: before.name }, { name })
  await recordAuditEvent(ctx, { action: 'changeGroup', payload: { name: before.name, changes } })
  return answer(toGroupDto({ ...before, name, revision: revision + 1 }))
}

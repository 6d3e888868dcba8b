import type { memberTagCalls } from '@yf/contract/member-tags-admin'
import { managedCompanies, managedCompany, membersOfPhones } from '#features/company/public.ts'
import {
  addTagRow,
  companyTags,
  countTagged,
  lockTag,
  removeTagRow,
  renameTagRow,
  tagMembers,
  untagMembers,
} from '#features/identity/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'

type TagCalls = typeof memberTagCalls

export const tagCompanies: RunCallHandler<TagCalls['tagCompanies']> = async (_, ctx) =>
  answer((await managedCompanies(ctx)).map(({ id, name }) => ({ id, name })))

export const tags: RunCallHandler<TagCalls['tags']> = async ({ companyId }, ctx) => {
  if (!(await managedCompany(ctx, companyId))) return refuse('notFound')
  const rows = await companyTags(ctx.db, companyId)
  const counts = await countTagged(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return answer(rows.map(({ id, name }) => ({ companyId, id, name, people: counts.get(id) ?? 0 })))
}

const nameTaken = badInput('name', '这个企业已有同名标签')

export const addTag: RunCallHandler<TagCalls['addTag']> = async (input, ctx) => {
  const { companyId } = input
  const name = input.name.trim()
  const company = await managedCompany(ctx, companyId)
  if (!company) return refuse('notFound')
  if (name === '') return badInput('name', '请填写标签名称')
  const id = newId()
  const row = { company_id: companyId, id, name, created_at: ctx.clock.now() }
  if (!(await addTagRow(ctx.db, row))) return nameTaken
  await recordAuditEvent(ctx, { action: 'addTag', payload: { companyName: company.name, name } })
  return answer({ companyId, id, name, people: 0 }, '已新建')
}

export const renameTag: RunCallHandler<TagCalls['renameTag']> = async ({ companyId, id, ...input }, ctx) => {
  const { db } = ctx
  const name = input.name.trim()
  const company = await managedCompany(ctx, companyId)
  const tag = company && (await lockTag(db, { company_id: companyId, id }))
  if (!tag) return refuse('notFound')
  if (name === '') return badInput('name', '请填写标签名称')
  const others = await companyTags(db, companyId)
  if (others.some((one) => one.name === name && one.id !== id)) return nameTaken
  await renameTagRow(db, tag, name)
  const payload = { companyName: company.name, name: tag.name, to: name }
  await recordAuditEvent(ctx, { action: 'renameTag', payload })
  return answer({ companyId, id, name, people: (await countTagged(db, [id])).get(id) ?? 0 }, '已保存')
}

export const removeTag: RunCallHandler<TagCalls['removeTag']> = async ({ companyId, id }, ctx) => {
  const { db } = ctx
  const company = await managedCompany(ctx, companyId)
  const tag = company && (await lockTag(db, { company_id: companyId, id }))
  if (!tag) return refuse('notFound')
  const people = (await countTagged(db, [id])).get(id) ?? 0
  await removeTagRow(db, tag)
  const payload = { companyName: company.name, name: tag.name, people }
  await recordAuditEvent(ctx, { action: 'removeTag', payload })
  return answer(null, '已删除')
}

export const assignTag: RunCallHandler<TagCalls['assignTag']> = async (
  { companyId, id, isAdded, phones },
  ctx,
) => {
  const { db } = ctx
  const company = await managedCompany(ctx, companyId)
  const tag = company && (await lockTag(db, { company_id: companyId, id }))
  if (!tag) return refuse('notFound')
  const { accountIds, fault } = await membersOfPhones(ctx, companyId, phones)
  if (fault !== null) return badInput('phones', fault)
  const changed =
    isAdded === 1 ? await tagMembers(db, tag, accountIds) : await untagMembers(db, id, accountIds)
  await recordAuditEvent(ctx, {
    action: isAdded === 1 ? 'assignTag' : 'unassignTag',
    encrypted: accountIds,
    payload: { companyName: company.name, name: tag.name, people: changed },
  })
  return answer({ changed }, isAdded === 1 ? '已添加' : '已取消')
}

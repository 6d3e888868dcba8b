import type { AssignmentRule, claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { companyNamesOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { handlers } from './people-store.ts'
import { assignmentNow, groups, replaceRules, rules } from './rule-store.ts'

export const assignment: RunCallHandler<typeof claimsAssignmentCalls.assignment> = async (_, { db }) =>
  answer(await assignmentNow(db))

export const saveGroup: RunCallHandler<typeof claimsAssignmentCalls.saveGroup> = async (input, ctx) => {
  const { db } = ctx
  const name = input.name.trim()
  if (name === '') return badInput('name', '请填写小组名称')
  const knownIds = new Set((await handlers(db)).map(({ id }) => id))
  if (input.staffIds.some((id) => !knownIds.has(id))) return badInput('staffIds', '成员须为在岗的理赔专员')
  const others = (await groups(db)).filter(({ id }) => id !== input.id)
  if (others.some((group) => group.name === name)) return refuse('groupNameTaken')
  const values = { name, staff_ids: [...input.staffIds] }
  await db
    .insertInto('staff_group')
    .values({ id: input.id ?? newId(), ...values })
    .onConflict((same) => same.column('id').doUpdateSet(values))
    .execute()
  await recordAuditEvent(ctx, {
    action: 'changeAssignment',
    payload: { change: 'group', name, people: input.staffIds.length },
  })
  return answer(await assignmentNow(db))
}

export const dropGroup: RunCallHandler<typeof claimsAssignmentCalls.dropGroup> = async ({ id }, ctx) => {
  const { db } = ctx
  if ((await rules(db)).some(({ groupId }) => groupId === id)) return refuse('groupInUse')
  const dropped = await db.deleteFrom('staff_group').where('id', '=', id).returning('name').executeTakeFirst()
  if (dropped)
    await recordAuditEvent(ctx, {
      action: 'changeAssignment',
      payload: { change: 'groupDropped', name: dropped.name },
    })
  return answer(await assignmentNow(db))
}

export const saveRules: RunCallHandler<typeof claimsAssignmentCalls.saveRules> = async (input, ctx) => {
  const fault = await ruleFault(ctx.db, input.rules)
  if (fault) return fault
  await replaceRules(ctx.db, input.rules)
  await recordAuditEvent(ctx, {
    action: 'changeAssignment',
    payload: { change: 'rules', rules: input.rules.length },
  })
  return answer(await assignmentNow(ctx.db))
}

async function ruleFault(db: Db, newRules: readonly AssignmentRule[]): Promise<BadInput | null> {
  const knownIds = new Set((await groups(db)).map(({ id }) => id))
  const companies = await companyNamesOf(db, [
    ...new Set(newRules.flatMap(({ companyId }) => companyId ?? [])),
  ])
  for (const [at, { companyId, minFen, maxFen, groupId }] of newRules.entries()) {
    const of = `第 ${at + 1} 条规则`
    if (companyId !== null && !companies.has(companyId)) return badInput('rules', `${of}的企业不存在`)
    if (groupId !== null && !knownIds.has(groupId)) return badInput('rules', `${of}的小组不存在`)
    if (maxFen !== null && maxFen < minFen) return badInput('rules', `${of}的最高金额低于最低金额`)
  }
  return null
}

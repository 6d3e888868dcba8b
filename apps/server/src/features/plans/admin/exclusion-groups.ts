import type { ExclusionGroup, plansAdminCalls } from '@yf/contract/plans-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { exclusionFault } from '@yf/domain/plan'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import {
  addGroup,
  allGroups,
  changeGroup,
  groupById,
  groupNamed,
  removeGroup,
  type ExclusionGroupRow,
} from '../exclusion-store.ts'

const toGroupDto = (row: ExclusionGroupRow): ExclusionGroup => ({
  id: row.id,
  name: row.name,
  codes: row.codes,
  words: row.words,
  items: row.items,
  revision: row.revision,
  savedBy: row.saved_by,
  savedTime: shanghaiMoment(row.saved_at),
})

export const exclusionGroups: RunCallHandler<typeof plansAdminCalls.exclusionGroups> = async (_, { db }) =>
  answer((await allGroups(db)).map(toGroupDto))

type GroupInput = Pick<ExclusionGroupRow, 'name' | 'codes' | 'words' | 'items'>

/** Each text once, without blanks around it. */
const tidied = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()))]

function groupFault(group: GroupInput): BadInput | null {
  const message = exclusionFault(group)
  if (message === null) return null
  if (group.name === '') return badInput('name', message)
  if (group.words.includes('')) return badInput('words', message)
  return badInput(group.items.includes('') ? 'items' : 'codes', message)
}

const textsOf = ({ name, codes, words, items }: GroupInput): readonly (readonly [string, string])[] => [
  ['名称', name],
  ['诊断编码', codes.join('、') || '无'],
  ['关键词', words.join('、') || '无'],
  ['费用项目', items.join('、') || '无'],
]

function differences(before: GroupInput, after: GroupInput): string[] {
  const now = textsOf(after)
  return textsOf(before).flatMap(([title, was], at) =>
    was === now[at]?.[1] ? [] : [`${title}：${was} → ${now[at]?.[1]}`],
  )
}

const nameTaken = badInput('name', '已有同名的除外责任组')

export const saveExclusionGroup: RunCallHandler<typeof plansAdminCalls.saveExclusionGroup> = async (
  { id, revision = 0, ...input },
  ctx,
) => {
  const { db, staff, clock } = ctx
  const group = {
    name: input.name.trim(),
    codes: tidied(input.codes.map((code) => code.toUpperCase())),
    words: tidied(input.words),
    items: tidied(input.items),
  }
  const fault = groupFault(group)
  if (fault) return fault
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const before = id === undefined ? null : await groupById(db, id)
  if (before === undefined) return refuse('notFound')
  if (before === null) {
    const added = await addGroup(db, { id: newId(), ...group, ...saver })
    if (!added) return nameTaken
    await recordAuditEvent(ctx, {
      action: 'saveExclusionGroup',
      payload: { name: group.name, changes: null },
    })
    return answer(toGroupDto(added), '已添加')
  }
  const changes = differences(before, group)
  if (before.revision === revision && changes.length === 0) return answer(toGroupDto(before), '没有改动')
  const namesake = await groupNamed(db, group.name)
  if (namesake && namesake.id !== before.id) return nameTaken
  const saved = await changeGroup(db, { id: before.id, revision }, { ...group, ...saver })
  if (!saved) return refuse('stateMoved', editConflictText({ savedBy: before.saved_by }))
  const payload = { name: before.name, changes: changes.join('；') }
  await recordAuditEvent(ctx, { action: 'saveExclusionGroup', payload })
  return answer(toGroupDto(saved), '已保存')
}

export const removeExclusionGroup: RunCallHandler<typeof plansAdminCalls.removeExclusionGroup> = async (
  version,
  ctx,
) => {
  const before = await groupById(ctx.db, version.id)
  if (!before) return refuse('notFound')
  if (!(await removeGroup(ctx.db, version)))
    return refuse('stateMoved', editConflictText({ savedBy: before.saved_by }))
  await recordAuditEvent(ctx, { action: 'removeExclusionGroup', payload: { name: before.name } })
  return answer(null, '已删除')
}

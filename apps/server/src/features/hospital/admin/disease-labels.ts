import type { hospitalAdminCalls } from '@yf/contract/hospital-admin'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { addLabel, allLabels, changeLabel, labelAt, labelNamed, type LabelRow } from '../directory-store.ts'
import { toLabelDto } from './dto.ts'

export const diseaseLabels: RunCallHandler<typeof hospitalAdminCalls.diseaseLabels> = async (_, { db }) =>
  answer((await allLabels(db)).map(toLabelDto))

type LabelInput = Pick<LabelRow, 'department' | 'name' | 'sort' | 'is_off'>

const textsOf = ({ department, name, sort, is_off }: LabelInput): readonly (readonly [string, string])[] => [
  ['科室', department],
  ['症状', name],
  ['顺序', String(sort)],
  ['状态', is_off ? '停用' : '启用'],
]

function differences(before: LabelInput, after: LabelInput): string[] {
  const now = textsOf(after)
  return textsOf(before).flatMap(([title, was], at) =>
    was === now[at]?.[1] ? [] : [`${title}：${was} → ${now[at]?.[1]}`],
  )
}

const nameTaken = badInput('name', '这个科室已有同名症状')

export const saveDiseaseLabel: RunCallHandler<typeof hospitalAdminCalls.saveDiseaseLabel> = async (
  { id, revision = 0, isOff, ...input },
  ctx,
) => {
  const { db, staff, clock } = ctx
  const label = {
    department: input.department.trim(),
    name: input.name.trim(),
    sort: input.sort,
    is_off: isOff,
  }
  for (const key of ['department', 'name'] as const)
    if (label[key] === '') return badInput(key, '请填写，不能只有空格')
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  const before = id === undefined ? null : await labelAt(db, id)
  if (before === undefined) return refuse('notFound')
  if (before === null) {
    const added = await addLabel(db, { id: newId(), ...label, ...saver })
    if (!added) return nameTaken
    const payload = { name: `${label.department} ${label.name}`, changes: null }
    await recordAuditEvent(ctx, { action: 'saveDiseaseLabel', payload })
    return answer(toLabelDto(added))
  }
  const changes = differences(before, label)
  if (before.revision === revision && changes.length === 0) return answer(toLabelDto(before))
  const namesake = await labelNamed(db, label.department, label.name)
  if (namesake && namesake.id !== before.id) return nameTaken
  const saved = await changeLabel(db, { id: before.id, revision }, { ...label, ...saver })
  if (!saved)
    return refuse(
      'stateMoved',
      editConflictText({ savedBy: (await labelAt(db, before.id))?.saved_by ?? null }),
    )
  const payload = { name: `${before.department} ${before.name}`, changes: changes.join('；') }
  await recordAuditEvent(ctx, { action: 'saveDiseaseLabel', payload })
  return answer(toLabelDto(saved))
}

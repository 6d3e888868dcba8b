import { familyRefusals } from '@yf/contract/refusals/family'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { alert, confirm } from '#ui/dialog/confirm.tsx'
import { refreshFamily } from './use-family.ts'

/** Why somebody stays who they are, and in the family; null where they need not. */
export function tieOf({ canEdit, hasAccount }: FamilyMember): string | null {
  if (canEdit === 1) return null
  return (hasAccount === 1 ? familyRefusals.familyLinked : familyRefusals.familyCovered).message
}

export async function removeMember(member: FamilyMember): Promise<void> {
  const tie = tieOf(member)
  if (tie) return alert({ title: '暂不能删除', content: tie })
  const isSure = await confirm({
    title: `删除${member.name}？`,
    content: '删除后将不再显示该成员，需要时可重新添加',
    confirmText: '删除',
    tone: 'danger',
  })
  if (!isSure) return
  const removed = await write(familyCalls.remove, { id: member.id })
  if (removed.ok) say('已删除')
  // Who is gone already, or tied meanwhile, shows when the list comes anew.
  await refreshFamily()
}

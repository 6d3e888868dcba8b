import { familyRefusals } from '@yf/contract/refusals/family'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { alert, confirm } from '#ui/dialog/confirm.tsx'
import { refreshFamily } from './use-family.ts'

/** Why a member's identity is locked and they cannot be removed; null if they can. */
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
  // The member may already be gone or locked: the refreshed list shows it.
  await refreshFamily()
}

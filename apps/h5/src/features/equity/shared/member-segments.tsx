import type { FamilyMember } from '@yf/contract/family'
import { relationLabel } from '@yf/domain/relations'
import { Segments } from '#ui/segments/segments.tsx'

interface Props {
  family: readonly FamilyMember[]
  value: string
  onChange: (id: string) => void
}

/** Selects whose benefits are shown; hidden for a member without family. */
export function MemberSegments({ family, value, onChange }: Props) {
  if (family.length < 2) return null
  return (
    <Segments
      label="选择家庭成员"
      items={family.map(({ id, name, relation }) => ({
        value: id,
        label: relation === 'self' ? relationLabel(relation) : `${name}（${relationLabel(relation)}）`,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

import type { FamilyMember } from '@yf/contract/family'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ListRow } from '../../../ui/list-row/list-row.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { relationName } from '../equity.ts'

interface Props {
  open: boolean
  family: readonly FamilyMember[]
  onClose: () => void
}

export function FamilySheet({ open, family, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="家庭成员">
      {family.map(({ id, name, relation, mobile, certificateNumber }) => (
        <ListRow
          key={id}
          lead={<Avatar name={name} size={44} />}
          title={name}
          facts={[`手机号 ${mobile ?? '未登记'}`, `证件号 ${certificateNumber ?? '未登记'}`]}
          state={<Chip tone={relation === 'self' ? 'info' : 'neutral'}>{relationName(relation)}</Chip>}
        />
      ))}
    </Sheet>
  )
}

import type { FamilyMember } from '@yf/contract/family'
import { certificateLabel } from '@yf/domain/certificate'
import { ageOn } from '@yf/domain/dates'
import { relationLabel } from '@yf/domain/relations'
import { PersonAvatar } from '#platform/pictures/person-avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { today } from '../use-family.ts'
import styles from './member-card.module.css'

interface Props {
  member: FamilyMember
  onEdit: () => void
  /** Absent for the member: they cannot remove themselves. */
  onRemove?: () => unknown
}

export function MemberCard({ member, onEdit, onRemove }: Props) {
  const { name, relation, gender, birth, mobile, certificateType, certificateNumber } = member
  const isSelf = relation === 'self'
  const about = [gender === 1 ? '男' : '女', birth && `${ageOn(birth, today())}岁`].filter(Boolean)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <PersonAvatar name={name} address={member.headimgurl} size={52} />
        <div className={styles.text}>
          <h2 className={styles.name}>
            {name}
            <Chip tone={isSelf ? 'info' : 'neutral'}>{relationLabel(relation)}</Chip>
            {!isSelf && member.hasAccount === 1 && <Chip tone="success">已开通账号</Chip>}
          </h2>
          <p className={styles.note}>{about.join(' · ')}</p>
        </div>
      </div>
      <Facts
        rows={[
          {
            label: certificateNumber && certificateType ? certificateLabel(certificateType) : '证件号码',
            value: certificateNumber ?? '未登记',
          },
          { label: '手机号', value: mobile ?? '未登记' },
        ]}
      />
      <div className={styles.buttons}>
        {onRemove && (
          <Button kind="secondary" size="small" icon="trash" label={`删除${name}`} onTap={onRemove}>
            删除
          </Button>
        )}
        <Button kind="secondary" size="small" icon="edit" label={`编辑${name}`} onTap={onEdit}>
          编辑
        </Button>
      </div>
    </li>
  )
}

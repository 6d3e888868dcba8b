import type { Gender } from '@yf/domain/gender'
import { Card } from '#ui/card/card.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { today } from '../use-family.ts'
import { genderOptions } from './gender-options.ts'
import styles from './member-form.module.css'

interface Props {
  birth: string
  gender: Gender
  /** Then both are read-only. */
  isByCertificate: boolean
  error: string | undefined
  onChange: (changes: { birth: string } | { gender: Gender }) => void
}

export function OwnBirth({ birth, gender, isByCertificate, error, onChange }: Props) {
  const hint = isByCertificate ? '根据证件号码自动填写' : undefined
  return (
    <Card>
      <div className={styles.fields}>
        <DateField
          label="出生日期"
          placeholder="请选择出生日期"
          value={birth}
          max={today()}
          disabled={isByCertificate}
          hint={hint}
          error={error}
          onChange={(value) => onChange({ birth: value })}
        />
        <ChoiceField
          label="性别"
          options={genderOptions}
          value={gender}
          disabled={isByCertificate}
          onChange={(value) => onChange({ gender: value })}
        />
      </div>
    </Card>
  )
}

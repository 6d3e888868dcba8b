import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { longest, type ApplicationFieldsProps } from './apply-form.ts'
import styles from './apply.module.css'
import { DiagnosisField } from './diagnosis-field.tsx'
import { HospitalField } from './hospital-field.tsx'
import { VisitDays } from './visit-days.tsx'

interface Props extends ApplicationFieldsProps {
  /** Shown before the dates. */
  children?: ReactNode
}

/** Date, place and reason of the visit. */
export function VisitFields({ form, faults, onChange, children }: Props) {
  return (
    <Card title="就诊信息">
      <div className={styles.fields}>
        {children}
        <VisitDays form={form} faults={faults} onChange={onChange} />
        <HospitalField
          value={form.hospital}
          error={faults.hospital}
          onChange={(hospital) => onChange({ hospital })}
        />
        <DiagnosisField
          placeholder="例如 急性咽炎"
          value={form.diagnosis}
          onChange={(diagnosis) => onChange({ diagnosis })}
        />
        {form.visitType === 'accident' && (
          <TextField
            label="意外经过"
            required
            rows={3}
            placeholder="什么时间、在哪里、怎样发生的"
            maxLength={longest.accidentNote}
            value={form.accidentNote}
            error={faults.accidentNote}
            onChange={(accidentNote) => onChange({ accidentNote })}
          />
        )}
      </div>
    </Card>
  )
}

import { shanghaiDay } from '@yf/domain/dates'
import { useState, type ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { longest, type FieldsProps } from './apply-form.ts'
import styles from './apply.module.css'
import { DiagnosisField } from './diagnosis-field.tsx'
import { HospitalField } from './hospital-field.tsx'

interface Props extends FieldsProps {
  /** What stands before the days. */
  children?: ReactNode
}

/** When, where and what for. */
export function VisitFields({ form, faults, onChange, children }: Props) {
  const [today] = useState(() => shanghaiDay(new Date()))
  // Most visits end on the day they begin.
  const begin = (visitStart: string) =>
    onChange(
      form.visitEnd === '' || form.visitEnd < visitStart
        ? { visitStart, visitEnd: visitStart }
        : { visitStart },
    )
  return (
    <Card title="就诊信息">
      <div className={styles.fields}>
        {children}
        <div className={styles.days}>
          <DateField
            label="开始日期"
            required
            max={today}
            value={form.visitStart}
            error={faults.visitStart}
            onChange={begin}
          />
          <DateField
            label="结束日期"
            required
            min={form.visitStart}
            max={today}
            value={form.visitEnd}
            error={faults.visitEnd}
            onChange={(visitEnd) => onChange({ visitEnd })}
          />
        </div>
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

import { shanghaiDay } from '@yf/domain/dates'
import { visitIsStay } from '@yf/domain/claim-materials'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import type { ApplicationFieldsProps } from './apply-form.ts'
import styles from './apply.module.css'

/** A single visit has one date; a hospital stay, and several visits in one claim, have two. */
export function VisitDays(fields: ApplicationFieldsProps) {
  const { visitType, visitStart, visitEnd } = fields.form
  const [isPicking, setPicking] = useState(false)
  // Also for one started as a stay or on another phone: both dates stay visible.
  const isLonger = isPicking || (visitEnd !== '' && visitEnd !== visitStart)
  if (visitType !== null && visitIsStay(visitType))
    return <TwoDays {...fields} first="入院日期" last="出院日期" />
  if (isLonger) return <TwoDays {...fields} first="首次就诊日期" last="末次就诊日期" />
  return <OneDay {...fields} onLonger={() => setPicking(true)} />
}

function OneDay({ form, faults, onChange, onLonger }: ApplicationFieldsProps & { onLonger: () => void }) {
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <div>
      <DateField
        label="就诊日期"
        required
        max={today}
        value={form.visitStart}
        error={faults.visitStart ?? faults.visitEnd}
        onChange={(day) => onChange({ visitStart: day, visitEnd: day })}
      />
      <Button kind="plain" size="small" onTap={onLonger}>
        去了不止一天
      </Button>
    </div>
  )
}

function TwoDays(props: ApplicationFieldsProps & { first: string; last: string }) {
  const { form, faults, onChange, first, last } = props
  const [today] = useState(() => shanghaiDay(new Date()))
  const begin = (visitStart: string) =>
    onChange(
      form.visitEnd === '' || form.visitEnd < visitStart
        ? { visitStart, visitEnd: visitStart }
        : { visitStart },
    )
  return (
    <div className={styles.days}>
      <DateField
        label={first}
        required
        max={today}
        value={form.visitStart}
        error={faults.visitStart}
        onChange={begin}
      />
      <DateField
        label={last}
        required
        min={form.visitStart}
        max={today}
        value={form.visitEnd}
        error={faults.visitEnd}
        onChange={(visitEnd) => onChange({ visitEnd })}
      />
    </div>
  )
}

import { claimCalls } from '@yf/contract/claims'
import { shanghaiDay } from '@yf/domain/dates'
import { useState } from 'react'
import type { ApplicationFieldsProps } from '#features/claims/shared/application/apply-form.ts'
import { DiagnosisField } from '#features/claims/shared/application/diagnosis-field.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Card } from '#ui/card/card.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { FormRow } from '#ui/form-row/form-row.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { NumericField } from '#ui/numeric-field/numeric-field.tsx'
import type { HospitalFaults } from '../hospital-form.ts'
import { HospitalPicker } from './hospital-picker.tsx'
import styles from './hospital-visit-fields.module.css'

function HospitalField({ form: { hospital: chosen }, faults, onChange }: ApplicationFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const hospitalText = chosen || '请选择就诊医院'
  return (
    <>
      <FormRow label="就诊医院" required error={faults.hospital}>
        {({ id, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            aria-describedby={describedBy}
            aria-label={`就诊医院：${hospitalText}`}
            aria-haspopup="dialog"
            className={classNames(base.tap, styles.hospital)}
            onClick={() => setOpen(true)}
          >
            <span className={chosen ? undefined : styles.none}>{hospitalText}</span>
            <Icon name="chevron-right" size={18} />
          </button>
        )}
      </FormRow>
      <HospitalPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onSelect={(hospital) => onChange({ hospital })}
      />
    </>
  )
}

function VisitTypeField({ form: { familyId, visitType: chosen }, faults, onChange }: ApplicationFieldsProps) {
  const { companyId } = useCompany()
  const query = { companyId, ...(familyId ? { familyId } : {}) }
  const types = useQueryOf(claimCalls.publicHospitalVisitTypes, query, { silent: false })
  const covered = types.data?.filter(({ isCovered }) => isCovered === 1) ?? []
  const isNone = types.isSuccess && covered.length === 0
  return (
    <ChoiceField
      label="就诊类型"
      required
      options={covered.map(({ value, name }) => ({ value, label: name }))}
      value={chosen}
      onChange={(visitType) => onChange({ visitType })}
      error={isNone ? '该成员的保单不含互联网医院就诊的保障，请选择其他成员' : faults.visitType}
    />
  )
}

interface VisitProps extends ApplicationFieldsProps {
  faults: HospitalFaults
  billed: string
  onBilled: (text: string) => void
}

export function HospitalVisitFields({ form, faults, onChange, billed, onBilled }: VisitProps) {
  const [today] = useState(() => shanghaiDay(new Date()))
  const fields = { form, faults, onChange }
  return (
    <Card title="就诊信息">
      <div className={styles.fields}>
        <HospitalField {...fields} />
        <VisitTypeField {...fields} />
        <DateField
          label="就诊日期"
          required
          max={today}
          value={form.visitStart}
          onChange={(day) => onChange({ visitStart: day, visitEnd: day })}
          error={faults.visitStart}
        />
        <NumericField
          label="发票金额"
          required
          placeholder="0.00"
          maxLength={12}
          value={billed}
          onChange={onBilled}
          error={faults.billed}
          extra={<span className={styles.unit}>元</span>}
        />
        <DiagnosisField
          placeholder="按问诊记录填写"
          value={form.diagnosis}
          onChange={(diagnosis) => onChange({ diagnosis })}
        />
      </div>
    </Card>
  )
}

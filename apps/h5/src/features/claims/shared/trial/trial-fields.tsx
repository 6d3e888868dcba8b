import type { UserEquity } from '@yf/contract/equity'
import type { useForm } from '#platform/forms/use-form.ts'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { NumericField } from '#ui/numeric-field/numeric-field.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { gradeChoices, ownershipChoices, visitChoices, type TrialForm } from './trial-form.ts'
import styles from './trial.module.css'

interface Props {
  policies: UserEquity['insureEquityList']
  form: ReturnType<typeof useForm<TrialForm>>
}

const yuan = <span className={styles.unit}>元</span>

export function TrialFields({ policies, form: { values, faults, set } }: Props) {
  const amount = (name: 'billed' | 'social' | 'ownExpense', label: string, hint?: string) => (
    <NumericField
      label={label}
      placeholder="0.00"
      maxLength={12}
      value={values[name]}
      onChange={set(name)}
      error={faults[name]}
      hint={hint}
      required={name === 'billed'}
      extra={yuan}
    />
  )
  return (
    <div className={styles.fields}>
      <SelectField
        label="被保险人与保单"
        required
        options={policies.map(({ id, insuredName, name }) => ({
          value: id,
          label: `${insuredName} · ${name}`,
        }))}
        value={values.policyId}
        onChange={set('policyId')}
        error={faults.policyId}
      />
      <SelectField
        label="就诊类型"
        required
        options={visitChoices}
        value={values.visitType}
        onChange={set('visitType')}
        error={faults.visitType}
      />
      <SelectField label="医院等级" options={gradeChoices} value={values.grade} onChange={set('grade')} />
      <ChoiceField
        label="医院性质"
        options={ownershipChoices}
        value={values.ownership}
        onChange={set('ownership')}
      />
      {amount('billed', '费用总额')}
      {amount('social', '社保已支付', '统筹基金和个人账户支付的部分，不清楚可以不填')}
      {amount('ownExpense', '目录外自费', '票据上的“个人自费”，不清楚可以不填')}
    </div>
  )
}

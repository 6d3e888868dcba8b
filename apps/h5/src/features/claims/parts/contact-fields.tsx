import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PhoneField } from '../../../ui/phone-field/phone-field.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { longest, type ApplyFaults, type ApplyForm } from '../application/apply-form.ts'
import styles from './apply.module.css'

interface Props {
  /** Masked; what is used while no other one is typed. */
  known: string
  form: ApplyForm
  faults: ApplyFaults
  onChange: (part: Partial<ApplyForm>) => void
}

/** How the person is reached about this claim. */
export function ContactFields({ known, form, faults, onChange }: Props) {
  const [isChanging, setChanging] = useState(known === '' || form.phone !== '')
  const keepKnown = () => {
    setChanging(false)
    onChange({ phone: '' })
  }
  return (
    <Card title="联系方式">
      <div className={styles.fields}>
        {isChanging ? (
          <PhoneField
            label="联系电话"
            required
            value={form.phone}
            error={faults.phone}
            onChange={(phone) => onChange({ phone })}
            extra={
              known !== '' && (
                <Button kind="plain" size="small" onTap={keepKnown}>
                  用原号码
                </Button>
              )
            }
          />
        ) : (
          <div className={styles.known}>
            <span className={styles.knownLabel}>联系电话</span>
            <span className={styles.knownValue}>{known}</span>
            <Button kind="plain" size="small" label="更换联系电话" onTap={() => setChanging(true)}>
              更换
            </Button>
          </div>
        )}
        <TextField
          label="邮箱（选填）"
          type="email"
          autoComplete="email"
          placeholder="用于接收申请书和理赔结果"
          maxLength={longest.email}
          value={form.email}
          error={faults.email}
          onChange={(email) => onChange({ email })}
        />
      </div>
    </Card>
  )
}

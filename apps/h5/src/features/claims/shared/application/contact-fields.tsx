import { maskPhone } from '@yf/domain/masks'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { isMasked, longest, type ApplicationFieldsProps } from './apply-form.ts'
import styles from './apply.module.css'

interface Props extends ApplicationFieldsProps {
  /** Masked; used unless the member types another. */
  currentPhone: string
}

/** Contact data for this claim. */
export function ContactFields({ currentPhone, form, faults, onChange }: Props) {
  // Once the server has the new number, it is the known one, and the member cannot return to the previous one.
  const canKeep = currentPhone !== '' && currentPhone !== maskPhone(form.phone)
  return (
    <Card title="联系方式">
      <div className={styles.fields}>
        {isMasked(form.phone) ? (
          <div className={styles.registered}>
            <span className={styles.registeredLabel}>联系电话</span>
            <span className={styles.registeredValue}>{form.phone}</span>
            <Button kind="plain" size="small" label="更换联系电话" onTap={() => onChange({ phone: '' })}>
              更换
            </Button>
          </div>
        ) : (
          <PhoneField
            label="联系电话"
            required
            value={form.phone}
            error={faults.phone}
            onChange={(phone) => onChange({ phone })}
            extra={
              canKeep && (
                <Button kind="plain" size="small" onTap={() => onChange({ phone: currentPhone })}>
                  用原号码
                </Button>
              )
            }
          />
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

import type { Outcome } from '@yf/client/outcome'
import { emailFault } from '@yf/domain/email'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './form.module.css'

interface Props {
  /** The address as it is shown, masked; null where there is none yet. */
  known: string | null
  onSave: (address: string) => Promise<Outcome<unknown>>
}

/** What is kept is not written into the field: it is masked, and another one takes its place whole. */
export function MailAddress({ known, onSave }: Props) {
  const [isOpen, setOpen] = useState(known === null)
  const { field, submit, isBusy } = useForm({ address: '' }, ({ address }) => ({
    address: emailFault(address),
  }))
  if (!isOpen)
    return (
      <Button kind="plain" size="small" onTap={() => setOpen(true)}>
        更换邮箱
      </Button>
    )
  const save = () => submit(({ address }) => onSave(address.trim()))
  return (
    <div className={styles.fields}>
      <TextField
        label="邮箱"
        required
        type="email"
        inputMode="email"
        enterKeyHint="done"
        autoComplete="email"
        placeholder="name@example.com"
        icon="mail"
        maxLength={100}
        clearable
        {...field('address')}
        onEnter={() => void save()}
      />
      <Button block busy={isBusy} onTap={save}>
        保存并开启
      </Button>
    </div>
  )
}

import type { WriteOutcome } from '@yf/client/outcome'
import { noticeChannelCalls } from '@yf/contract/notice-channels'
import { emailFault } from '@yf/domain/email'
import { codeFault } from '@yf/domain/phone'
import { useState } from 'react'
import { MailCodeField } from '#features/messages/shared/mail-code/mail-code-field.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { write } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './form.module.css'

interface Props {
  /** The masked address; null if there is none yet. */
  currentAddress: string | null
  onSave: (address: string) => Promise<WriteOutcome<unknown>>
}

/** The field does not contain the stored address, which is masked: a new one replaces it once verified. */
export function MailAddress({ currentAddress, onSave }: Props) {
  const [isOpen, setOpen] = useState(currentAddress === null)
  const { field, values, change, submit, isBusy } = useForm({ address: '', code: '' }, (now) => ({
    address: emailFault(now.address),
    code: codeFault(now.code),
  }))
  if (!isOpen)
    return (
      <Button kind="plain" size="small" onTap={() => setOpen(true)}>
        更换邮箱
      </Button>
    )
  const save = () =>
    submit(async ({ address, code }) => {
      const mailbox = address.trim()
      const proven = await write(noticeChannelCalls.proveMail, { address: mailbox, code })
      return proven.ok ? onSave(mailbox) : proven
    })
  return (
    <div className={styles.fields}>
      <TextField
        label="邮箱"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.com"
        icon="mail"
        maxLength={100}
        clearable
        {...field('address')}
        // Changing the mailbox invalidates the code.
        onChange={(address) => change({ address, code: '' })}
      />
      <MailCodeField
        address={values.address}
        {...field('code')}
        hint={currentAddress === null ? '确认后才会向这个邮箱发送提醒' : `确认之前仍发送到 ${currentAddress}`}
      />
      <Button block busy={isBusy} onTap={save}>
        确认并开启
      </Button>
    </div>
  )
}

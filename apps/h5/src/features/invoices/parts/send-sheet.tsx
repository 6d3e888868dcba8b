import { invoiceCalls, type BillDetail } from '@yf/contract/invoices'
import { emailFault } from '@yf/domain/email'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface Props {
  bill: BillDetail
  open: boolean
  onClose: () => void
}

export function SendSheet({ bill, open, onClose }: Props) {
  const sending = useWrite(invoiceCalls.sendEmail)
  const form = useForm({ email: bill.email }, ({ email }) => ({ email: emailFault(email) }))
  const send = async () => {
    const sent = await form.submit(({ email }) => sending.send({ id: bill.id, email: email.trim() }))
    if (!sent?.ok) return
    say('已发送，请注意查收')
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="发送到邮箱"
      actions={
        <Button block busy={form.isBusy} onTap={send}>
          发送
        </Button>
      }
    >
      <TextField
        {...form.field('email')}
        label="邮箱"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.com"
        maxLength={100}
        clearable
        hint="PDF 和 OFD 文件会作为附件发送"
      />
    </Sheet>
  )
}

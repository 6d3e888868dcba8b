import type { ComponentProps } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { PayeeForm } from './bank-form/payee-form.tsx'

interface Props extends ComponentProps<typeof PayeeForm> {
  open: boolean
  onClose: () => void
}

/** Another card for a payment that failed. */
export const NewCardSheet = ({ open, onClose, ...form }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="更换银行卡"
    actions={
      <Button block busy={form.payee.isBusy} onTap={form.payee.submit}>
        保存并重新打款
      </Button>
    }
  >
    <PayeeForm {...form} />
  </Sheet>
)

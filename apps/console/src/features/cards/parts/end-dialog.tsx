import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'

interface Props {
  title: string
  confirmText: string
  /** Says what ends and what continues. */
  note: string
  reasons: readonly string[]
  isBusy: boolean
  fault: string | null
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Ends something permanently, with a reason that is stored. */
export function EndDialog({ note, reasons, fault, onConfirm, ...dialog }: Props) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      {...dialog}
      isDanger
      fault={fault}
      canConfirm={reason.trim().length >= 2}
      onConfirm={() => void onConfirm(reason.trim())}
    >
      <p>{note}</p>
      <ReasonField
        label="原因"
        value={reason}
        templates={reasons}
        maxLength={200}
        isRequired
        onChange={setReason}
      />
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface SaveDialogProps {
  title: string
  /** The state of the save; `useSaving` provides it. */
  saving: { readonly isBusy: boolean; readonly fault: string | null }
  /** The missing field as a message; null if the form is complete. */
  missing?: string | null
  /** For a form that marks its own fields. */
  canSave?: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The form of a new or an existing row, in a dialog. */
export const SaveDialog = ({ title, saving, missing = null, canSave = true, ...props }: SaveDialogProps) => (
  <Dialog
    title={title}
    confirmText="保存"
    isBusy={saving.isBusy}
    fault={saving.fault}
    canConfirm={canSave && missing === null}
    aside={missing && <span>{missing}</span>}
    onConfirm={props.onSave}
    onClose={props.onClose}
  >
    {props.children}
  </Dialog>
)

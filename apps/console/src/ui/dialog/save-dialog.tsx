import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface SaveDialogProps {
  title: string
  /** How the save stands; `useSaving` gives it. */
  saving: { readonly isBusy: boolean; readonly fault: string | null }
  /** What has still to be filled in, in words; null where it is whole. */
  missing?: string | null
  /** For a form that marks its own fields. */
  canSave?: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The form of one row, new or known, in a dialog. */
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

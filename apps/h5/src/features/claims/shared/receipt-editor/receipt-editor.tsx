import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { EditorFields } from './editor-fields.tsx'
import type { PlaceInClaim } from './paper-head.tsx'
import type { ReceiptForm } from './receipt-form.ts'
import { useReceiptForm } from './use-receipt-form.ts'

interface Props {
  caseId: string
  material: ClaimMaterial
  /** Which of the claim's receipts it is. */
  place: PlaceInClaim
  /** The field that somebody wants to put right. */
  at?: keyof ReceiptForm | undefined
  onSaved: () => unknown
  onClose: () => void
}

/**
 * What was read off a receipt, to be put right, each field with its place in the picture. It is open as long as it is
 * there.
 */
export function ReceiptEditor({ caseId, material, place, at, onSaved, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null)
  const saved = async () => {
    await onSaved()
    onClose()
  }
  const editing = useReceiptForm({ caseId, material, onSaved: saved })
  // After the sheet has taken the focus to itself.
  useEffect(() => {
    if (at) fields.current?.querySelector<HTMLElement>(`[data-field="${at}"] input`)?.focus()
  }, [at])
  return (
    <Sheet
      open
      onClose={onClose}
      title="核对发票信息"
      actions={
        <Button block busy={editing.isBusy} onTap={editing.submit}>
          保存
        </Button>
      }
    >
      <div ref={fields}>
        <EditorFields material={material} place={place} editing={editing} />
      </div>
    </Sheet>
  )
}

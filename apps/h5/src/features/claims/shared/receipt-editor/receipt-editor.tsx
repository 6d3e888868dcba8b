import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { EditorFields } from './editor-fields.tsx'
import type { PositionInClaim } from './receipt-head.tsx'
import type { ReceiptForm } from './receipt-form.ts'
import { useReceiptForm } from './use-receipt-form.ts'

interface Props {
  caseId: string
  material: ClaimMaterial
  /** The position of this receipt among those of the claim. */
  place: PositionInClaim
  /** The field to correct first. */
  at?: keyof ReceiptForm | undefined
  onSaved: () => unknown
  onClose: () => void
}

/** Corrects the recognised data of a receipt, each field with its part of the picture. Open while mounted. */
export function ReceiptEditor({ caseId, material, place, at, onSaved, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null)
  const saved = async () => {
    await onSaved()
    onClose()
  }
  const editing = useReceiptForm({ caseId, material, onSaved: saved })
  // Runs after the sheet has taken the focus.
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

import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { ReceiptEditor } from '#features/claims/shared/receipt-editor/receipt-editor.tsx'
import type { ReceiptForm } from '#features/claims/shared/receipt-editor/receipt-form.ts'
import { refreshMaterials } from '../materials/material-writes.ts'
import { MaterialSheet } from './material-sheet.tsx'

interface OpenedDocument {
  readonly id: string
  readonly how: 'look' | 'edit'
  readonly at?: keyof ReceiptForm | undefined
}

/** The file being viewed or corrected, looked up again in each server response. */
export function useOpenedMaterial() {
  const [opened, setOpened] = useState<OpenedDocument | null>(null)
  return {
    opened,
    look: ({ id }: Pick<ClaimMaterial, 'id'>) => setOpened({ id, how: 'look' }),
    edit: ({ id }: Pick<ClaimMaterial, 'id'>, at?: keyof ReceiptForm) => setOpened({ id, how: 'edit', at }),
    close: () => setOpened(null),
  }
}

interface Props {
  caseId: string
  materials: readonly ClaimMaterial[]
  opening: ReturnType<typeof useOpenedMaterial>
}

export function OpenedMaterial({ caseId, materials, opening }: Props) {
  const { opened, edit, close } = opening
  const material = materials.find(({ id }) => id === opened?.id)
  if (!material) return null
  const receipts = materials.filter(({ kind }) => kind === 'receipt')
  return (
    <>
      <MaterialSheet
        key={material.id}
        caseId={caseId}
        material={material}
        open={opened?.how === 'look'}
        onClose={close}
        onEdit={() => edit(material)}
      />
      {opened?.how === 'edit' && (
        <ReceiptEditor
          key={`${material.id}/receipt`}
          caseId={caseId}
          material={material}
          place={{ at: receipts.indexOf(material) + 1, of: receipts.length }}
          at={opened.at}
          onSaved={refreshMaterials}
          onClose={close}
        />
      )}
    </>
  )
}

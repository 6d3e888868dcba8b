import { companyAdminCalls, type AdminBenefit } from '@yf/contract/company-admin'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { afterSaving } from '../after-saving.ts'
import { DescriptionEntries, descriptionFaults } from './description-entries.tsx'

interface Props {
  companyId: string
  row: AdminBenefit
  onClose: () => void
}

export function BenefitDialog({ companyId, row, onClose }: Props) {
  const { id, revision } = row
  const [texts, setTexts] = useState(() => {
    const { name, summary, audience, usage, rules } = row
    return { name, summary, audience, usage, rules }
  })
  const { send, isBusy, error } = useWrite(companyAdminCalls.saveBenefit)
  const save = async () => afterSaving(await send({ companyId, id, revision, ...texts }), texts.name, onClose)
  return (
    <SaveDialog
      title={`编辑「${row.name}」`}
      saving={{ isBusy, fault: error?.message ?? null }}
      canSave={Object.values(descriptionFaults(texts)).every((fault) => fault === null)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <DescriptionEntries texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
    </SaveDialog>
  )
}

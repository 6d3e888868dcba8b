import { companyAdminCalls, type AdminBenefit } from '@yf/contract/company-admin'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { afterSaving } from '../after-saving.ts'
import { ToldEntries, toldFaults } from './told-entries.tsx'

interface Props {
  companyId: string
  row: AdminBenefit
  onClose: () => void
}

export function BenefitDialog({ companyId, row, onClose }: Props) {
  const { id, revision } = row
  const [words, setWords] = useState(() => {
    const { name, summary, audience, usage, rules } = row
    return { name, summary, audience, usage, rules }
  })
  const { send, isBusy, error } = useWrite(companyAdminCalls.saveBenefit)
  const save = async () => afterSaving(await send({ companyId, id, revision, ...words }), words.name, onClose)
  return (
    <SaveDialog
      title={`编辑「${row.name}」`}
      saving={{ isBusy, fault: error?.message ?? null }}
      canSave={Object.values(toldFaults(words)).every((fault) => fault === null)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ToldEntries words={words} onChange={(changes) => setWords({ ...words, ...changes })} />
    </SaveDialog>
  )
}

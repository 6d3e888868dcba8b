import { companyAdminCalls, type AdminService } from '@yf/contract/company-admin'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { afterSaving } from '../after-saving.ts'
import { ServiceEntries, serviceFaults } from './service-entries.tsx'

interface Props {
  companyId: string
  row: AdminService
  onClose: () => void
}

export function ServiceDialog({ companyId, row, onClose }: Props) {
  const { id, revision } = row
  const [texts, setTexts] = useState(() => {
    const { name, summary, audience, usage, rules, provider, phone } = row
    return { name, summary, audience, usage, rules, provider, phone }
  })
  const { send, isBusy, error } = useWrite(companyAdminCalls.saveService)
  const save = async () => afterSaving(await send({ companyId, id, revision, ...texts }), texts.name, onClose)
  return (
    <SaveDialog
      title={`编辑「${row.name}」`}
      saving={{ isBusy, fault: error?.message ?? null }}
      canSave={Object.values(serviceFaults(texts)).every((fault) => fault === null)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ServiceEntries texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
    </SaveDialog>
  )
}

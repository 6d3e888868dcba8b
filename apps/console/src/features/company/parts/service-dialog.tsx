import { companyAdminCalls, type AdminService } from '@yf/contract/company-admin'
import { isTelephone } from '@yf/domain/company-contact'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { afterSaving } from '../after-saving.ts'
import { ToldEntries, toldFaults } from './told-entries.tsx'

interface Props {
  companyId: string
  row: AdminService
  onClose: () => void
}

export function ServiceDialog({ companyId, row, onClose }: Props) {
  const { id, revision } = row
  const [words, setWords] = useState(() => {
    const { name, summary, audience, usage, rules, provider, phone } = row
    return { name, summary, audience, usage, rules, provider, phone }
  })
  const change = (changes: Partial<typeof words>) => setWords({ ...words, ...changes })
  const { send, isBusy, error } = useWrite(companyAdminCalls.saveService)
  const save = async () => afterSaving(await send({ companyId, id, revision, ...words }), words.name, onClose)
  const phone = words.phone.trim()
  const faults = {
    ...toldFaults(words),
    provider: words.provider.trim() === '' ? '请填写服务机构' : null,
    phone: phone !== '' && !isTelephone(phone) ? '请填写正确的预约电话，例如 400-800-1234' : null,
  }
  return (
    <SaveDialog
      title={`编辑「${row.name}」`}
      saving={{ isBusy, fault: error?.message ?? null }}
      canSave={Object.values(faults).every((fault) => fault === null)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ToldEntries words={words} onChange={change} />
      <Pair>
        <TextEntry
          label="服务机构"
          isRequired
          value={words.provider}
          maxLength={40}
          fault={faults.provider}
          onChange={(provider) => change({ provider })}
        />
        <TextEntry
          label="预约电话"
          note="不填时应用不显示拨打电话"
          value={words.phone}
          maxLength={20}
          inputMode="tel"
          fault={faults.phone}
          onChange={(value) => change({ phone: value })}
        />
      </Pair>
    </SaveDialog>
  )
}

import { companyAdminCalls, type AdminService } from '@yf/contract/company-admin'
import { isTelephone } from '@yf/domain/company-contact'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { afterSaving } from '../after-saving.ts'
import { DescriptionEntries, descriptionFaults } from './description-entries.tsx'

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
  const change = (changes: Partial<typeof texts>) => setTexts({ ...texts, ...changes })
  const { send, isBusy, error } = useWrite(companyAdminCalls.saveService)
  const save = async () => afterSaving(await send({ companyId, id, revision, ...texts }), texts.name, onClose)
  const phone = texts.phone.trim()
  const faults = {
    ...descriptionFaults(texts),
    provider: texts.provider.trim() === '' ? '请填写服务机构' : null,
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
      <DescriptionEntries texts={texts} onChange={change} />
      <Pair>
        <TextEntry
          label="服务机构"
          isRequired
          value={texts.provider}
          maxLength={40}
          fault={faults.provider}
          onChange={(provider) => change({ provider })}
        />
        <TextEntry
          label="预约电话"
          note="不填时应用不显示拨打电话"
          value={texts.phone}
          maxLength={20}
          inputMode="tel"
          fault={faults.phone}
          onChange={(value) => change({ phone: value })}
        />
      </Pair>
    </SaveDialog>
  )
}

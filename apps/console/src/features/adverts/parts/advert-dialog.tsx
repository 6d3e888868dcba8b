import { advertsAdminCalls, type AdminAdvert } from '@yf/contract/adverts-admin'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { CompanyList } from '#ui/company-choice/company-list.tsx'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { formOf, missingOf, inputOf, type AdvertForm } from '../advert-form.ts'
import { AdvertFields } from './advert-fields.tsx'
import { AdvertPreview } from './advert-preview.tsx'

interface NewProps {
  companies: readonly { readonly id: string; readonly name: string }[]
  /** The company whose page opened the dialog. */
  companyId: string
  empty: AdvertForm
  onClose: () => void
}

/** Creates the advert for several companies at once: afterwards each company has its own copy. */
export function NewAdvertDialog({ companies, companyId, empty, onClose }: NewProps) {
  const [form, setForm] = useState(empty)
  const [companyIds, setCompanyIds] = useState([companyId])
  const saving = useSaving(advertsAdminCalls.add, advertsAdminCalls.list)
  const missing = companyIds.length === 0 ? '请选择企业' : missingOf(form)
  return (
    <SaveDialog
      title="新建广告"
      saving={saving}
      missing={missing}
      onSave={() => void saving.save({ companyIds, ...inputOf(form) }, { savedMessage: '已添加', onClose })}
      onClose={onClose}
    >
      <CompanyList
        label="投放企业"
        companies={companies}
        note="每家企业各有一条，之后分别修改"
        value={companyIds}
        onChange={setCompanyIds}
      />
      <AdvertFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
      <AdvertPreview form={form} />
    </SaveDialog>
  )
}

export function AdvertDialog({ row, onClose }: { row: AdminAdvert; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(row))
  const saving = useSaving(advertsAdminCalls.change, advertsAdminCalls.list)
  const { companyId, id, revision } = row
  const save = async () => {
    const saved = await saving.save(
      { companyId, id, revision, ...inputOf(form) },
      { savedMessage: '已保存，员工下次打开时看到', onClose },
    )
    // After an edit conflict, the list shows the other person's text once the dialog is closed.
    if (!saved) await refresh(advertsAdminCalls.list)
  }
  return (
    <SaveDialog
      title={`编辑「${row.title}」`}
      saving={saving}
      missing={missingOf(form)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <AdvertFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
      <AdvertPreview form={form} />
    </SaveDialog>
  )
}

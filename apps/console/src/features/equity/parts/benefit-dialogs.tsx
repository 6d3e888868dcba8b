import { equityAdminCalls, type AdminFreeBenefit } from '@yf/contract/equity-admin'
import { awaitingApprovalText } from '@yf/domain/approvals'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { addInputOf, emptyGift, emptyTexts, missingGift, missingTexts, textsOf } from '../benefit-form.ts'
import { BenefitGiftFields, BenefitTextFields } from './benefit-fields.tsx'

interface NewBenefitProps {
  companyId: string
  /** Its place in the list. */
  sort: number
  onClose: () => void
}

export function NewBenefitDialog({ companyId, sort, onClose }: NewBenefitProps) {
  const [texts, setTexts] = useState(() => emptyTexts(sort))
  const [gift, setGift] = useState(emptyGift)
  const saving = useSaving(equityAdminCalls.addFreeBenefit, equityAdminCalls.freeBenefits)
  const messages = { savedMessage: '已建立', waiting: awaitingApprovalText, onClose }
  return (
    <SaveDialog
      title="新建免费权益"
      saving={saving}
      missing={missingTexts(texts) ?? missingGift(gift)}
      onSave={() => void saving.save(addInputOf(companyId, texts, gift), messages)}
      onClose={onClose}
    >
      <BenefitTextFields texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
      <BenefitGiftFields gift={gift} onChange={(changes) => setGift({ ...gift, ...changes })} />
    </SaveDialog>
  )
}

export function BenefitDialog({ row, onClose }: { row: AdminFreeBenefit; onClose: () => void }) {
  const [texts, setTexts] = useState(() => textsOf(row))
  const saving = useSaving(equityAdminCalls.changeFreeBenefit, equityAdminCalls.freeBenefits)
  const { companyId, id, revision, gift } = row
  const save = async () => {
    const input = { companyId, id, revision, ...texts }
    const saved = await saving.save(input, { savedMessage: '已保存，员工下次打开时看到', onClose })
    // After an edit conflict, the list shows the other person's text once the dialog is closed.
    if (!saved) await refresh(equityAdminCalls.freeBenefits)
  }
  return (
    <SaveDialog
      title={`编辑「${row.name}」`}
      saving={saving}
      missing={missingTexts(texts)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{`内容：${gift}。建立后不能修改，要换内容请新建一项。`}</p>
      <BenefitTextFields texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
    </SaveDialog>
  )
}

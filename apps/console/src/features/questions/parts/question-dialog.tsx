import { questionsAdminCalls, type AdminQuestion } from '@yf/contract/questions-admin'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { CompanyList } from '#ui/company-choice/company-list.tsx'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { categoriesOf, emptyQuestion, formOf, missingOf } from '../question-form.ts'
import { QuestionFields } from './question-fields.tsx'

interface Props {
  /** The company whose page opened the dialog. */
  companyId: string
  /** The company's existing questions. */
  rows: readonly AdminQuestion[]
  onClose: () => void
}

interface NewProps extends Props {
  companies: readonly { readonly id: string; readonly name: string }[]
}

/** Creates the question for several companies at once: afterwards each company has its own copy. */
export function NewQuestionDialog({ companies, companyId, rows, onClose }: NewProps) {
  const [form, setForm] = useState(() => emptyQuestion(rows))
  const [companyIds, setCompanyIds] = useState([companyId])
  const saving = useSaving(questionsAdminCalls.add, questionsAdminCalls.list)
  return (
    <SaveDialog
      title="新建问题"
      saving={saving}
      missing={companyIds.length === 0 ? '请选择企业' : missingOf(form)}
      onSave={() => void saving.save({ companyIds, ...form }, { savedMessage: '已添加', onClose })}
      onClose={onClose}
    >
      <CompanyList
        label="适用企业"
        companies={companies}
        note="每家企业各有一条，之后分别修改"
        value={companyIds}
        onChange={setCompanyIds}
      />
      <QuestionFields
        form={form}
        categories={categoriesOf(rows)}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </SaveDialog>
  )
}

export function QuestionDialog({ companyId, rows, row, onClose }: Props & { row: AdminQuestion }) {
  const [form, setForm] = useState(() => formOf(row))
  const saving = useSaving(questionsAdminCalls.change, questionsAdminCalls.list)
  const { id, revision } = row
  const save = async () => {
    const saved = await saving.save(
      { companyId, id, revision, ...form },
      { savedMessage: '已保存，员工下次打开时看到', onClose },
    )
    // After an edit conflict, the list shows the other person's text once the dialog is closed.
    if (!saved) await refresh(questionsAdminCalls.list)
  }
  return (
    <SaveDialog
      title="编辑问题"
      saving={saving}
      missing={missingOf(form)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <QuestionFields
        form={form}
        categories={categoriesOf(rows)}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </SaveDialog>
  )
}

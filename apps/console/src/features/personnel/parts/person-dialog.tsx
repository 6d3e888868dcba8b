import { peopleAdminCalls } from '@yf/contract/people-admin'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { emptyPerson, faultsOf, hireInput, isWhole, type PersonForm } from '../person-form.ts'
import { PersonFields } from './person-fields.tsx'

/** A new employee, or one who returns with the same certificate. */
export function PersonDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const [form, setForm] = useState<PersonForm>(emptyPerson)
  const { save, ...saving } = useSaving(peopleAdminCalls.hirePerson, peopleAdminCalls.listPeople)
  const faults = faultsOf(form, { isNew: true, dayName: '入职日期' })
  return (
    <SaveDialog
      title="添加员工"
      saving={saving}
      canSave={isWhole(faults)}
      onSave={() => void save(hireInput(form, companyId), { savedMessage: `已添加${form.name}`, onClose })}
      onClose={onClose}
    >
      <PersonFields
        form={form}
        faults={faults}
        isDependant={false}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </SaveDialog>
  )
}

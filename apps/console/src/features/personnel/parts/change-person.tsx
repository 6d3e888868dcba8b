import { peopleAdminCalls, type PersonDetail } from '@yf/contract/people-admin'
import { useState } from 'react'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { changeInput, emptyPerson, dependantInput, faultsOf, formOf, isWhole } from '../person-form.ts'
import { usePersonSaving } from '../use-person-saving.ts'
import { PersonFields } from './person-fields.tsx'

interface Props {
  companyId: string
  person: PersonDetail
  onClose: () => void
}

export function ChangePerson({ companyId, person: latest, onClose }: Props) {
  // As it was read: a form of former values is never saved over a newer version.
  const [person] = useState(latest)
  const [form, setForm] = useState(() => formOf(person))
  const { save, ...saving } = usePersonSaving(peopleAdminCalls.changePerson)
  const isDependant = person.relation !== null
  const faults = faultsOf(form, { isNew: false, dayName: isDependant ? '生效日期' : '入职日期' })
  const input = () => changeInput(form, person, companyId)
  return (
    <SaveDialog
      title={`修改${person.name}的资料`}
      saving={saving}
      canSave={isWhole(faults)}
      onSave={() => void save(input(), { savedMessage: '资料已保存', onClose })}
      onClose={onClose}
    >
      <PersonFields
        form={form}
        faults={faults}
        masked={{
          certificate: person.maskedCertificate,
          phone: person.maskedPhone,
          mail: person.maskedMail,
        }}
        isDependant={isDependant}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </SaveDialog>
  )
}

export function AddDependant({ companyId, person, onClose }: Props) {
  const [form, setForm] = useState(() => ({ ...emptyPerson, hiredOn: person.hiredOn }))
  const { save, ...saving } = usePersonSaving(peopleAdminCalls.addDependant)
  const faults = faultsOf(form, { isNew: true, dayName: '生效日期' })
  const input = () => dependantInput(form, companyId, person.id)
  return (
    <SaveDialog
      title={`为${person.name}添加家属`}
      saving={saving}
      canSave={isWhole(faults)}
      onSave={() => void save(input(), { savedMessage: `已添加${form.name}`, onClose })}
      onClose={onClose}
    >
      <PersonFields
        form={form}
        faults={faults}
        isDependant
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
    </SaveDialog>
  )
}

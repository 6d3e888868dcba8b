import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { useState } from 'react'
import { useMutationOf } from '#platform/http/mutation.ts'
import { say } from '#platform/http/feedback.ts'
import { back } from '#platform/navigation/go.ts'
import { draft } from '#platform/storage/storage.ts'
import {
  additionOf,
  changeOf,
  emptyForm,
  faultsOf,
  formOf,
  type FormFaults,
  type MemberForm,
} from './member-form.ts'
import { refreshFamily, today } from './use-family.ts'

/** Numbers of people who did not type them themselves are not left lying in the browser. */
type Draft = Pick<MemberForm, 'relation' | 'name' | 'kind' | 'birth' | 'gender'>

const kept = draft<Draft>('family')

const keep = ({ relation, name, kind, birth, gender }: MemberForm) =>
  kept.write({ relation, name, kind, birth, gender })

export function useMemberForm(known: FamilyMember | null) {
  const [form, setForm] = useState<MemberForm>(() =>
    known ? formOf(known) : { ...emptyForm, ...kept.read() },
  )
  const [faults, setFaults] = useState<FormFaults>({})
  const adding = useMutationOf(familyCalls.add)
  const updating = useMutationOf(familyCalls.update)

  const change = (changes: Partial<MemberForm>) => {
    const next = { ...form, ...changes }
    setForm(next)
    if (!known) keep(next)
    const mended = Object.keys(changes)
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !mended.includes(field))))
  }

  const send = () =>
    known ? updating.mutateAsync(changeOf(form, known)) : adding.mutateAsync(additionOf(form))

  const submit = async () => {
    const found = faultsOf(form, known, today())
    setFaults(found)
    if (Object.keys(found).length > 0) return say(Object.values(found)[0] ?? '')
    try {
      await send()
    } catch {
      // The call has said why; what was typed stays.
      return
    }
    if (!known) kept.remove()
    say(known ? '保存成功' : '添加成功')
    void refreshFamily()
    back('/family/index')
  }
  return { form, faults, change, submit, isBusy: adding.isPending || updating.isPending }
}

import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { draft } from '#platform/storage/storage.ts'
import { useWayBack } from '#ui/page/page-frame.ts'
import { additionOf, changeOf, emptyForm, faultsOf, formOf, type MemberForm } from './member-form.ts'
import { refreshFamily, today } from './use-family.ts'

/** Certificate numbers of other people must not stay in the browser. */
type MemberDraft = Pick<MemberForm, 'relation' | 'name' | 'kind' | 'birth' | 'gender'>

const storedDraft = draft<MemberDraft>('family')

const keep = ({ relation, name, kind, birth, gender }: MemberForm) =>
  storedDraft.write({ relation, name, kind, birth, gender })

/** Adds a member or changes an existing one. */
export function useMemberForm(existing: FamilyMember | null) {
  const leave = useWayBack()
  const adding = useWrite(familyCalls.add)
  const updating = useWrite(familyCalls.update)
  const form = useForm<MemberForm>(
    () => (existing ? formOf(existing) : { ...emptyForm, ...storedDraft.read() }),
    (values) => faultsOf(values, existing, today()),
    existing ? {} : { onChange: keep },
  )
  const submit = async () => {
    const saved = await form.submit((values) =>
      existing ? updating.send(changeOf(values, existing)) : adding.send(additionOf(values)),
    )
    if (!saved?.ok) return
    if (!existing) storedDraft.remove()
    say(existing ? '保存成功' : '添加成功')
    void refreshFamily()
    leave()
  }
  return { ...form, submit }
}

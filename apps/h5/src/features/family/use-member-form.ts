import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { draft } from '#platform/storage/storage.ts'
import { useWayBack } from '#ui/page/page-frame.ts'
import { additionOf, changeOf, emptyForm, faultsOf, formOf, type MemberForm } from './member-form.ts'
import { refreshFamily, today } from './use-family.ts'

/** Certificate numbers of other people must not stay in the browser. */
type Draft = Pick<MemberForm, 'relation' | 'name' | 'kind' | 'birth' | 'gender'>

const kept = draft<Draft>('family')

const keep = ({ relation, name, kind, birth, gender }: MemberForm) =>
  kept.write({ relation, name, kind, birth, gender })

/** Adds a member or changes an existing one. */
export function useMemberForm(known: FamilyMember | null) {
  const leave = useWayBack()
  const adding = useWrite(familyCalls.add)
  const updating = useWrite(familyCalls.update)
  const form = useForm<MemberForm>(
    () => (known ? formOf(known) : { ...emptyForm, ...kept.read() }),
    (values) => faultsOf(values, known, today()),
    known ? {} : { onChange: keep },
  )
  const submit = async () => {
    const saved = await form.submit((values) =>
      known ? updating.send(changeOf(values, known)) : adding.send(additionOf(values)),
    )
    if (!saved?.ok) return
    if (!known) kept.remove()
    say(known ? '保存成功' : '添加成功')
    void refreshFamily()
    leave()
  }
  return { ...form, submit }
}

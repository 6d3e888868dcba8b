import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { isDay } from '@yf/domain/dates'
import { birthFault, nickNameFault } from '@yf/domain/family'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { updateUserInfo } from '#platform/session/session.ts'
import { useWayBack } from '#ui/page/page-frame.ts'
import { refreshFamily, today } from './use-family.ts'

type SelfForm = Pick<FamilyMember, 'headimgurl' | 'gender'> & { nickName: string; birth: string }

const formOf = ({ nickName, headimgurl, birth, gender }: FamilyMember): SelfForm => ({
  nickName: nickName ?? '',
  headimgurl,
  birth: birth ?? '',
  gender,
})

const faultsOf = ({ nickName, birth }: SelfForm) => ({
  nickName: nickNameFault(nickName.trim()),
  birth: birth !== '' && isDay(birth) ? birthFault(birth, today()) : null,
})

const ownFacts = ({ gender, birth }: SelfForm) => ({
  gender: gender === 1 ? (1 as const) : (2 as const),
  ...(birth ? { birth } : {}),
})

/** Only editable fields: an ID card determines birth date and gender. */
export function useSelfForm(self: FamilyMember) {
  const leave = useWayBack()
  const isByCertificate = self.certificateType === 'idCard'
  const update = useWrite(familyCalls.update)
  const form = useForm(formOf(self), faultsOf, { isEager: true })
  const save = async () => {
    const saved = await form.submit((values) =>
      update.send({
        id: self.id,
        nickName: values.nickName.trim(),
        headimgurl: values.headimgurl,
        ...(isByCertificate ? {} : ownFacts(values)),
      }),
    )
    if (!saved?.ok) return
    const { nickName, headimgurl, birth, gender } = saved.result
    updateUserInfo({ nickName: nickName ?? '', headimgurl, birth, gender })
    say('保存成功')
    void refreshFamily()
    leave()
  }
  return { ...form, save, isByCertificate }
}

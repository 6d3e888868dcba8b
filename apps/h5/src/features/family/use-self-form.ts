import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { isDay } from '@yf/domain/dates'
import { birthFault, nickNameFault } from '@yf/domain/family'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { updateUserInfo } from '#platform/session/session.ts'
import { refreshFamily, today } from './use-family.ts'

/** Only what can be changed: an identity card has the last word on birth and gender. */
export function useSelfForm(self: FamilyMember, onSaved: () => void) {
  const isSaid = self.certificateType === 'idCard'
  const [form, setForm] = useState({
    nickName: self.nickName ?? '',
    headimgurl: self.headimgurl,
    birth: self.birth ?? '',
    gender: self.gender,
  })
  const update = useMutationOf(familyCalls.update)
  const faults = {
    nickName: nickNameFault(form.nickName.trim()),
    birth: form.birth !== '' && isDay(form.birth) ? birthFault(form.birth, today()) : null,
  }
  const save = async () => {
    if (faults.nickName || faults.birth) return say(faults.nickName ?? faults.birth ?? '')
    const { nickName, headimgurl, birth, gender } = form
    const own = isSaid
      ? {}
      : { gender: gender === 1 ? (1 as const) : (2 as const), ...(birth ? { birth } : {}) }
    try {
      const saved = await update.mutateAsync({ id: self.id, nickName: nickName.trim(), headimgurl, ...own })
      updateUserInfo({
        nickName: saved.nickName ?? '',
        headimgurl: saved.headimgurl,
        birth: saved.birth,
        gender: saved.gender,
      })
    } catch {
      // The call has said why; what was typed stays.
      return
    }
    say('保存成功')
    void refreshFamily()
    onSaved()
  }
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes })
  return { form, faults, change, save, isSaid, isBusy: update.isPending }
}

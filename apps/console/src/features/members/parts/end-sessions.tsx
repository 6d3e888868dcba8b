import { membersAdminCalls, type MemberDetail } from '@yf/contract/members-admin'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'

interface Props {
  member: MemberDetail
  isEverything: 0 | 1
  onClose: () => void
}

const reasons = ['会员手机遗失', '会员反映账号异常', '发现可疑登录']
const explained = {
  0: '会员马上退出，可以重新登录。',
  1: '会员马上退出，已知设备和绑定的第三方账号一并清除；下次登录需要密码或短信验证码。',
} as const

export function EndSessions({ member, isEverything, onClose }: Props) {
  const [reason, setReason] = useState('')
  const { save, isBusy, fault } = useSaving(membersAdminCalls.endSessions, membersAdminCalls.sessions)
  const end = () =>
    void save(
      { id: member.id, isEverything, reason: reason.trim() },
      { savedMessage: isEverything === 1 ? '已全部清除' : '登录已结束', onClose },
    )
  return (
    <Dialog
      title={isEverything === 1 ? `清除${member.name}的全部登录方式` : `结束${member.name}的登录`}
      confirmText={isEverything === 1 ? '全部清除' : '结束登录'}
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={reason.trim().length >= 2}
      onConfirm={end}
      onClose={onClose}
    >
      <p>{explained[isEverything]}</p>
      <ReasonField
        label="原因"
        isRequired
        templates={reasons}
        maxLength={100}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}

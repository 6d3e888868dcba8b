import { membersAdminCalls, type MemberDetail } from '@yf/contract/members-admin'
import { Descriptions } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'

interface Props {
  member: MemberDetail
  onClose: () => void
}

const reasons = ['核对本人身份', '会员来电核对资料', '处理投诉']

/** The full numbers are shown in this dialog only, and gone when it closes. */
export function RevealMember({ member, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [shown, setShown] = useState<readonly (readonly [string, string | null])[] | null>(null)
  const { send, isBusy, error } = useWrite(membersAdminCalls.reveal)
  const reveal = async () => {
    const done = await send({ id: member.id, reason: reason.trim() })
    if (!done.ok) return
    const { phone, certificateNumber, birthday } = done.result
    setShown([
      ['手机号', phone],
      ['证件号码', certificateNumber],
      ['出生日期', birthday],
    ])
  }
  return (
    <Dialog
      title={`${member.name}的完整号码`}
      confirmText={shown ? '关闭' : '查看'}
      isNotice={shown !== null}
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={shown !== null || reason.trim().length >= 2}
      onConfirm={() => (shown ? onClose() : void reveal())}
      onClose={onClose}
    >
      {shown ? (
        <Descriptions
          column={1}
          items={shown.map(([label, value]) => ({ key: label, label, children: value ?? '未登记' }))}
        />
      ) : (
        <ReasonField
          label="查看原因"
          isRequired
          templates={reasons}
          maxLength={100}
          value={reason}
          onChange={setReason}
        />
      )}
    </Dialog>
  )
}

import { peopleAdminCalls, type PersonDetail } from '@yf/contract/people-admin'
import { Descriptions } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'

interface Props {
  companyId: string
  person: PersonDetail
  onClose: () => void
}

const reasons = ['核对本人身份', '员工要求核对登记信息', '办理参保手续']

/** The full numbers are shown in this dialog only, and gone when it closes. */
export function RevealNumbers({ companyId, person, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [shown, setShown] = useState<readonly (readonly [string, string | null])[] | null>(null)
  const { send, isBusy, error } = useWrite(peopleAdminCalls.revealPerson)
  const reveal = async () => {
    const done = await send({ companyId, id: person.id, reason: reason.trim() })
    if (!done.ok) return
    const { certificateNumber, phone, mail } = done.result
    setShown([
      ['证件号码', certificateNumber],
      ['手机号', phone],
      ['邮箱', mail],
    ])
  }
  return (
    <Dialog
      title={`${person.name}的完整号码`}
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

import { membersAdminCalls, type MemberDetail } from '@yf/contract/members-admin'
import { awaitingSecondText } from '@yf/domain/approvals'
import { isPhone } from '@yf/domain/phone'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { say } from '#ui/toast/toast.ts'

interface Props {
  member: MemberDetail
  onClose: () => void
}

const reasons = ['会员手机号已停用', '会员手机遗失', '会员换号，无法自行办理']
const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The member reads out the codes. Without a code of the former phone a second person approves. */
export function ChangePhone({ member, onClose }: Props) {
  const [hasFormer, setHasFormer] = useState(true)
  const [newPhone, setNewPhone] = useState('')
  const [newCode, setNewCode] = useState('')
  const [oldCode, setOldCode] = useState('')
  const [certificateNumber, setCertificateNumber] = useState('')
  const [reason, setReason] = useState('')
  const { save, isBusy, fault } = useSaving(membersAdminCalls.changePhone, membersAdminCalls.member)
  const change = () =>
    void save(
      {
        id: member.id,
        newPhone,
        newCode,
        ...(hasFormer ? { oldCode } : {}),
        certificateNumber: certificateNumber.trim(),
        reason: reason.trim(),
      },
      { savedMessage: '手机号已更换', waiting: awaitingSecondText, onClose },
    )
  const isWhole = isPhone(newPhone) && isCode(newCode) && (!hasFormer || isCode(oldCode))
  const isIdentified = member.maskedCertificate === null || certificateNumber.trim() !== ''
  return (
    <Dialog
      title={`更换${member.name}的手机号`}
      confirmText={hasFormer ? '更换手机号' : '提交审核'}
      isBusy={isBusy}
      fault={fault}
      canConfirm={isWhole && isIdentified && reason.trim().length >= 2}
      onConfirm={change}
      onClose={onClose}
    >
      <p>{`现在的手机号是 ${member.maskedPhone}。更换后原来的登录全部结束，并短信通知原手机号。`}</p>
      <TextEntry
        label="新手机号"
        isRequired
        inputMode="numeric"
        maxLength={11}
        value={newPhone}
        onChange={setNewPhone}
      />
      <SendCode word="发送到新手机号" input={{ id: member.id, newPhone }} isReady={isPhone(newPhone)} />
      <TextEntry
        label="新手机号验证码"
        isRequired
        inputMode="numeric"
        maxLength={6}
        value={newCode}
        onChange={setNewCode}
      />
      <Entry label="原手机号">
        {(id) => (
          <Radio.Group
            id={id}
            value={hasFormer}
            options={[
              { value: true, label: '可以收短信' },
              { value: false, label: '已无法使用' },
            ]}
            onChange={({ target }) => setHasFormer(target.value as boolean)}
          />
        )}
      </Entry>
      {hasFormer && (
        <>
          <SendCode word="发送到原手机号" input={{ id: member.id }} isReady />
          <TextEntry
            label="原手机号验证码"
            isRequired
            inputMode="numeric"
            maxLength={6}
            value={oldCode}
            onChange={setOldCode}
          />
        </>
      )}
      {member.maskedCertificate !== null && (
        <TextEntry
          label="证件号码"
          isRequired
          maxLength={30}
          value={certificateNumber}
          onChange={setCertificateNumber}
        />
      )}
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

interface SendCodeProps {
  word: string
  input: { id: string; newPhone?: string }
  isReady: boolean
}

function SendCode({ word, input, isReady }: SendCodeProps) {
  const { send, isBusy, error } = useWrite(membersAdminCalls.sendPhoneCode)
  const sendCode = async () => {
    if ((await send(input)).ok) say('验证码已发送，请会员报出验证码')
  }
  return (
    <div>
      <Button disabled={!isReady || isBusy} onClick={() => void sendCode()}>
        {word}
      </Button>
      {error && <p role="alert">{error.message}</p>}
    </div>
  )
}

import type { MemberDetail } from '@yf/contract/members-admin'
import { isPhone } from '@yf/domain/phone'
import { Radio } from 'antd'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { usePhoneChange, type PhoneDraft } from '../use-phone-change.ts'
import { SendCode } from './send-code.tsx'

interface Props {
  member: MemberDetail
  onClose: () => void
}

const reasons = ['会员手机号已停用', '会员手机遗失', '会员换号，无法自行办理']
const digits = { isRequired: true, inputMode: 'numeric' } as const

/** The member reads out the codes. Without a code of the former phone a second person approves. */
export function ChangePhone({ member, onClose }: Props) {
  const { draft, change, canSubmit, submit, isBusy, fault } = usePhoneChange(member, onClose)
  return (
    <Dialog
      title={`更换${member.name}的手机号`}
      confirmText={draft.hasFormer ? '更换手机号' : '提交审核'}
      isBusy={isBusy}
      fault={fault}
      canConfirm={canSubmit}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{`现在的手机号是 ${member.maskedPhone}。更换后原来的登录全部结束，并短信通知原手机号。`}</p>
      <NewPhone member={member} draft={draft} onChange={change} />
      <FormerPhone member={member} draft={draft} onChange={change} />
      {member.maskedCertificate !== null && (
        <TextEntry
          label="证件号码"
          isRequired
          maxLength={30}
          value={draft.certificateNumber}
          onChange={(certificateNumber) => change({ certificateNumber })}
        />
      )}
      <ReasonField
        label="原因"
        isRequired
        templates={reasons}
        maxLength={100}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
    </Dialog>
  )
}

interface FieldProps {
  member: MemberDetail
  draft: PhoneDraft
  onChange: (changes: Partial<PhoneDraft>) => void
}

const NewPhone = ({ member, draft: { newPhone, newCode }, onChange }: FieldProps) => (
  <>
    <TextEntry
      {...digits}
      label="新手机号"
      maxLength={11}
      value={newPhone}
      onChange={(typed) => onChange({ newPhone: typed })}
    />
    <SendCode word="发送到新手机号" input={{ id: member.id, newPhone }} isReady={isPhone(newPhone)} />
    <TextEntry
      {...digits}
      label="新手机号验证码"
      maxLength={6}
      value={newCode}
      onChange={(typed) => onChange({ newCode: typed })}
    />
  </>
)

const formerChoices = [
  { value: true, label: '可以收短信' },
  { value: false, label: '已无法使用' },
]

const FormerPhone = ({ member, draft: { hasFormer, oldCode }, onChange }: FieldProps) => (
  <>
    <Entry label="原手机号">
      {(id) => (
        <Radio.Group
          id={id}
          value={hasFormer}
          options={formerChoices}
          onChange={({ target }) => onChange({ hasFormer: target.value === true })}
        />
      )}
    </Entry>
    {hasFormer && (
      <>
        <SendCode word="发送到原手机号" input={{ id: member.id }} isReady />
        <TextEntry
          {...digits}
          label="原手机号验证码"
          maxLength={6}
          value={oldCode}
          onChange={(typed) => onChange({ oldCode: typed })}
        />
      </>
    )}
  </>
)

import { personnelAdminCalls, type RegistrationRequest } from '@yf/contract/personnel-admin'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

type RegistrationDecision = 'confirm' | 'refuse'

const decisionTexts = {
  confirm: {
    title: '确认注册申请',
    text: '确认后，持有该手机号的人即可用名册上的姓名和证件注册。请确保您已与本人核实，同名的人以证件号为准。',
    button: '确认是本人',
  },
  refuse: {
    title: '拒绝注册申请',
    text: '该手机号不会登记，申请人会收到短信，请其与您联系。',
    button: '拒绝',
  },
} as const

/** A phone number lets its holder log in, so that both decisions need a confirmation. */
export function DecideRegistration({ row }: { row: RegistrationRequest }) {
  const [deciding, setDeciding] = useState<RegistrationDecision | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { send, isBusy } = useWrite(personnelAdminCalls.decideRegistration)

  const open = (decision: RegistrationDecision) => {
    setFault(null)
    setDeciding(decision)
  }
  const decide = async () => {
    const done = await send({ id: row.id, isConfirmed: deciding === 'confirm' ? 1 : 0 })
    if (!done.ok) return setFault(done.error.message)
    setDeciding(null)
    say(`${row.name}：${deciding === 'confirm' ? '已确认' : '已拒绝'}，申请人会收到短信`)
    await refresh(personnelAdminCalls.registrations)
  }
  return (
    <Space>
      <Button onClick={() => open('refuse')}>拒绝</Button>
      <Button type="primary" onClick={() => open('confirm')}>
        确认
      </Button>
      {deciding && (
        <Dialog
          title={decisionTexts[deciding].title}
          confirmText={decisionTexts[deciding].button}
          isDanger={deciding === 'refuse'}
          isBusy={isBusy}
          fault={fault}
          onConfirm={() => void decide()}
          onClose={() => setDeciding(null)}
        >
          <p>
            {row.name}，名册证件号 {row.maskedCertificate}，申请登记的手机号 {row.phone}
          </p>
          <p>{decisionTexts[deciding].text}</p>
        </Dialog>
      )}
    </Space>
  )
}

import { afterSaleCalls, type SaleDetail } from '@yf/contract/after-sales'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useWrite, write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ActionBar, actionsOf } from '../shared/action-bar.tsx'
import { refreshOrders } from '../use-orders.ts'

async function withdraw(id: string): Promise<void> {
  const isSure = await confirm({
    title: '撤销售后申请？',
    content: '撤销后订单恢复原状态',
    confirmText: '撤销',
  })
  if (!isSure) return
  const done = await write(afterSaleCalls.withdraw, { id })
  if (done.ok) say('已撤销')
  await refreshOrders()
}

export function SaleActions({ sale: { id, can } }: { sale: SaleDetail }) {
  const [isAppealing, setAppealing] = useState(false)
  const leave = useWayBack()
  const hide = async () => {
    const hidden = await write(afterSaleCalls.hide, { id })
    if (!hidden.ok) return
    await refreshOrders()
    leave()
  }
  const sendBack = () => go('/mallReturnGoods', { query: { id } })
  const actions = actionsOf(
    can.withdraw && { label: '撤销申请', onTap: () => withdraw(id) },
    can.hide && { label: '删除记录', onTap: hide },
    can.appeal && { label: '申诉，转人工复核', onTap: () => setAppealing(true), isMain: true },
    can.sendBack && { label: '填写快递单号', onTap: sendBack, isMain: true },
  )
  if (actions.length === 0) return null
  return (
    <>
      <ActionBar actions={actions} />
      <AppealSheet id={id} open={isAppealing} onClose={() => setAppealing(false)} />
    </>
  )
}

function AppealSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const [text, setText] = useState('')
  const appealing = useWrite(afterSaleCalls.appeal, { loading: false })
  const submit = async () => {
    if (text.trim() === '') return say('请写明您不同意的理由')
    const sent = await appealing.send({ id, words: text.trim() })
    if (!sent.ok) return
    say('申诉已提交')
    onClose()
    await refreshOrders()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="申诉"
      actions={
        <Button block busy={appealing.isBusy} onTap={submit}>
          提交申诉
        </Button>
      }
    >
      <TextField
        label="为什么不同意"
        hint="由另一位客服复核，每笔售后可申诉一次"
        rows={4}
        maxLength={300}
        value={text}
        onChange={setText}
      />
    </Sheet>
  )
}

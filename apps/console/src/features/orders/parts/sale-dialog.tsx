import { ordersAdminCalls, type AdminSaleDetail } from '@yf/contract/orders-admin'
import { formatFen } from '@yf/domain/money'
import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { say } from '#ui/toast/toast.ts'

export type SaleAction = 'refund' | 'askBack' | 'refuse' | 'confirm' | 'sendBack' | 'grant' | 'uphold'

const actionTexts: Readonly<
  Record<SaleAction, { title: string; confirm: string; text: string; isDanger?: boolean }>
> = {
  refund: { title: '同意退款', confirm: '同意退款', text: '达到复核金额的，由财务复核后才会退款。' },
  askBack: { title: '同意，请会员寄回', confirm: '同意', text: '会员会收到寄回地址，7 天内未寄回自动关闭。' },
  refuse: {
    title: '拒绝售后',
    confirm: '拒绝',
    text: '会员会读到答复，并可在 15 天内申诉一次。',
    isDanger: true,
  },
  confirm: { title: '复核退款', confirm: '退款', text: '确认后款项立即原路退回，不能撤回。' },
  sendBack: { title: '退回客服', confirm: '退回', text: '不退款，由客服重新处理。', isDanger: true },
  grant: { title: '支持申诉', confirm: '支持', text: '按原申请重新开一张售后单，照常处理。' },
  uphold: { title: '维持原处理', confirm: '维持', text: '会员会读到答复，不能再次申诉。', isDanger: true },
}

interface Props {
  action: SaleAction
  sale: AdminSaleDetail
  onClose: () => void
}

interface SaleAnswer {
  readonly text: string
  readonly isSellable: boolean
}

/** Three calls answer a case, depending on its state. */
function useAnswering({ action, sale: { id }, onClose }: Props) {
  const deciding = useWrite(ordersAdminCalls.decide)
  const confirming = useWrite(ordersAdminCalls.confirm)
  const answering = useWrite(ordersAdminCalls.answerAppeal)
  const all = [deciding, confirming, answering]
  const send = ({ text, isSellable }: SaleAnswer) => {
    if (action === 'confirm' || action === 'sendBack')
      return confirming.send({ id, isAgreed: action === 'confirm' ? 1 : 0, words: text })
    if (action === 'grant' || action === 'uphold')
      return answering.send({ id, isGranted: action === 'grant' ? 1 : 0, answer: text })
    return deciding.send({ id, deed: action, answer: text, isSellable: isSellable ? 1 : 0 })
  }
  const submit = async (answer: SaleAnswer) => {
    const done = await send(answer)
    await refresh(ordersAdminCalls.sale, ordersAdminCalls.sales)
    if (!done.ok) return
    onClose()
    say(`${actionTexts[action].title}：已处理`)
  }
  return {
    submit,
    isBusy: all.some((one) => one.isBusy),
    fault: all.find((one) => one.error)?.error?.message ?? null,
  }
}

/** For returned and inspected goods, the dialog that approves the refund asks whether they can be sold again. */
export function SaleDialog(props: Props) {
  const { action, sale, onClose } = props
  const [answer, setAnswer] = useState('')
  const [isSellable, setSellable] = useState(false)
  const { submit, isBusy, fault } = useAnswering(props)
  const { title, confirm, text, isDanger = false } = actionTexts[action]
  const needsText = action !== 'confirm'
  return (
    <Dialog
      title={title}
      confirmText={confirm}
      isDanger={isDanger}
      isBusy={isBusy}
      fault={fault}
      canConfirm={!needsText || answer.trim() !== ''}
      onConfirm={() => void submit({ text: answer.trim(), isSellable })}
      onClose={onClose}
    >
      <p>{`${sale.orderNo}，${sale.memberName}，退款 ${formatFen(sale.moneyFen)}`}</p>
      <p>{text}</p>
      <Entry
        label={action === 'confirm' || action === 'sendBack' ? '说明' : '给会员的答复'}
        isRequired={needsText}
      >
        {(entryId) => (
          <Input.TextArea
            id={entryId}
            rows={3}
            maxLength={200}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Entry>
      {action === 'refund' && sale.state === 3 && (
        <Checkbox checked={isSellable} onChange={({ target }) => setSellable(target.checked)}>
          退回的商品完好，可再次销售（加回库存）
        </Checkbox>
      )}
    </Dialog>
  )
}

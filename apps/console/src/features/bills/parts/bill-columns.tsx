import type { AdminBill } from '@yf/contract/bills-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { BillActions } from './bill-actions.tsx'

const tones = { open: 'processing', paid: 'success', void: 'default' } as const

export const billColumns: TableColumnsType<AdminBill> = [
  {
    title: '账单',
    render: (_, { billNo, title, lines }) => (
      <>
        {title}
        <div className={text.quiet}>{billNo}</div>
        <div className={text.quiet}>
          {lines.map(({ name, quantity }) => `${name}×${quantity}`).join('，')}
        </div>
      </>
    ),
  },
  { title: '企业', render: (_, { companyName }) => companyName ?? '—' },
  {
    title: '付款人',
    className: text.nowrap,
    render: (_, { payerName, phone }) => (
      <>
        {payerName}
        <div className={text.quiet}>{phone}</div>
      </>
    ),
  },
  {
    title: '金额',
    align: 'right',
    className: text.nowrap,
    render: (_, { amountFen }) => formatFen(amountFen),
  },
  {
    title: '时间',
    className: text.nowrap,
    render: (_, { createTime, sentTime, paidTime, expireTime, state }) => (
      <>
        {`开出 ${createTime.slice(0, 16)}`}
        {sentTime && <div className={text.quiet}>{`发送 ${sentTime.slice(0, 16)}`}</div>}
        {paidTime && <div className={text.quiet}>{`支付 ${paidTime.slice(0, 16)}`}</div>}
        {state === 'open' && <div className={text.quiet}>{`到期 ${expireTime.slice(0, 16)}`}</div>}
      </>
    ),
  },
  { title: '状态', render: (_, { state, stateName }) => <Tag color={tones[state]}>{stateName}</Tag> },
  { title: '操作', align: 'right', render: (_, row) => <BillActions row={row} /> },
]

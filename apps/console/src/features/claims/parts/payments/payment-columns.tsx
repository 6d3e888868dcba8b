import type { AdminPayment } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import type { PaymentState } from './payment-states.ts'
import styles from './payments.module.css'
import { RetryPayment } from './retry-payment.tsx'
import text from '#ui/quiet.module.css'

function Way({ row }: { row: AdminPayment }) {
  if (row.batchNo) return row.batchNo
  return row.isAtOnce === 1 ? (
    <Tag color="processing">自动打款</Tag>
  ) : (
    <span className={text.quiet}>未入批次</span>
  )
}

const actions: TableColumnsType<AdminPayment>[number] = {
  title: '操作',
  align: 'right',
  render: (_, row) =>
    row.state === 'sent' && row.isByFile === 1 ? (
      <a href={linkTo('/payments', { tab: 'batches' })}>在批次中登记</a>
    ) : (
      row.hindrance === null && <RetryPayment row={row} />
    ),
}

/** The pages where the payments were decided. */
const casePages = { claim: '/case', exam: '/exam-claim' } as const

export const paymentColumns = (state: PaymentState, canPay: boolean): TableColumnsType<AdminPayment> => [
  {
    title: '案件号',
    className: text.nowrap,
    render: (_, { kind, caseId, caseNo, companyName, unseen }) => (
      <>
        <a href={linkTo(casePages[kind], { id: caseId })}>{caseNo}</a>
        <div className={text.quiet}>{companyName}</div>
        {unseen.map((remark) => (
          <Tag key={remark} color="error">
            {remark}
          </Tag>
        ))}
      </>
    ),
  },
  { title: '收款人', dataIndex: 'payeeName', className: text.nowrap },
  {
    title: '收款账户',
    className: text.nowrap,
    render: (_, { bankName, maskedNo }) => (
      <>
        {bankName} <span className={text.quiet}>{maskedNo}</span>
      </>
    ),
  },
  { title: '金额', align: 'right', className: text.nowrap, render: (_, row) => formatFen(row.amountFen) },
  {
    title: '方式',
    className: text.nowrap,
    render: (_, row) => (
      <>
        <Way row={row} />
        {row.failure && <div className={styles.failure}>{row.failure}</div>}
        {canPay && row.hindrance && row.state !== 'paid' && (
          <div className={styles.blocker}>{row.hindrance}</div>
        )}
      </>
    ),
  },
  {
    title: state === 'paid' ? '到账时间' : '生成时间',
    className: text.nowrap,
    render: (_, { paidTime, createTime }) => paidTime ?? createTime,
  },
  ...(canPay && (state === 'sent' || state === 'failed') ? [actions] : []),
]

import type { WorkCase } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Alert } from 'antd'

const paymentTexts = {
  waiting: '等待打款',
  sent: '已发出，等待银行回音',
  paid: '已到账',
  failed: '打款失败',
} as const

const paymentNotice = (payment: NonNullable<WorkCase['payment']>): string => {
  const { state, amountFen, bankName, maskedNo, time, failure } = payment
  const where = `${paymentTexts[state]}：${formatFen(amountFen)}，${bankName} ${maskedNo}`
  return `${where}${time ? `，${time}` : ''}${failure ? `。原因：${failure}` : ''}`
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** What staff must read before deciding, at the top of the page. */
export function Notices({ work }: { work: WorkCase }) {
  const { flags, obstacles, askedFor, firstApprover, payment } = work
  return (
    <>
      {obstacles.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="note"
          aria-label="通过之前要解决"
          title={<List lines={obstacles} />}
        />
      )}
      {flags.length > 0 && (
        <Alert type="warning" showIcon role="note" aria-label="系统提示" title={<List lines={flags} />} />
      )}
      {askedFor && <Alert type="info" role="note" title={`已要求会员补充：${askedFor}`} />}
      {firstApprover && (
        <Alert
          type="info"
          role="note"
          title={
            work.firstVerdict === 'reject'
              ? `${firstApprover} 拟拒赔，等待另一位高级理赔专员复核。理由：${work.firstReason ?? '—'}`
              : `${firstApprover} 已通过 ${formatFen(work.linesPayableFen)}，等待另一位高级理赔专员复核。`
          }
        />
      )}
      {payment && (
        <Alert
          type={payment.state === 'failed' ? 'error' : 'info'}
          role="note"
          title={paymentNotice(payment)}
        />
      )}
    </>
  )
}

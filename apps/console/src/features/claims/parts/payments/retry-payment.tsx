import { claimsAdminCalls, type AdminPayment } from '@yf/contract/claims-admin'
import { Button } from 'antd'
import { useWrite } from '#platform/http/write.ts'
import { refresh } from '#platform/http/query.ts'
import { say } from '#ui/toast/toast.ts'

const resultMessages: Readonly<Record<string, string>> = {
  paid: '银行回复：已到账',
  failed: '银行回复：打款失败',
  sent: '已询问银行，还没有结果',
  waiting: '已重新排入待打款',
}

/**
 * An uncertain payment is only queried, never paid again; a failed one is paid again once the member gave another
 * bank card.
 */
export function RetryPayment({ row }: { row: AdminPayment }) {
  const { send, isBusy } = useWrite(claimsAdminCalls.retryPayment)
  const retry = async () => {
    const done = await send({ paymentId: row.id })
    if (done.ok) say(`${row.caseNo}：${resultMessages[done.result.state] ?? '已提交'}`)
    else if (!done.error.isAboutSession) say(done.error.message)
    await refresh(claimsAdminCalls.payments)
  }
  return (
    <Button loading={isBusy} onClick={() => void retry()}>
      {row.state === 'sent' ? '询问结果' : '重新打款'}
    </Button>
  )
}

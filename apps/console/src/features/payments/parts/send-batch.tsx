import { workbenchCalls, type PayBatch } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { Button } from 'antd'
import { useState } from 'react'
import { useDeed } from '#platform/http/deed.ts'
import { refresh } from '#platform/http/query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

export function SendBatch({ batch }: { batch: PayBatch }) {
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy } = useDeed(workbenchCalls.sendBatch)
  const send = async () => {
    const done = await run({ batchId: batch.id })
    setOpen(false)
    if (done.ok) say(`批次 ${batch.batchNo} 已发送，到账后会员会收到通知`)
    else if (!done.error.isAboutSession) say(done.error.message)
    await refresh(workbenchCalls.batches)
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        发送
      </Button>
      {isOpen && (
        <Dialog
          title={`发送批次 ${batch.batchNo}？`}
          confirmText={`打款 ${formatFen(batch.totalFen)}`}
          isBusy={isBusy}
          onConfirm={() => void send()}
          onClose={() => setOpen(false)}
        >
          <p>
            共 {batch.count} 笔，合计 {formatFen(batch.totalFen)}
            。发送后由付款方打款，不能撤回；每笔只会付一次。
          </p>
        </Dialog>
      )}
    </>
  )
}

import { couponDeskCalls, type CouponBatch } from '@yf/contract/coupon-desk'
import { Button } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

/** Nobody takes any more; what was taken stays good. */
export function PauseButton({ row }: { row: CouponBatch }) {
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy, error } = useWrite(couponDeskCalls.pause)
  const isPaused = row.isPaused === 1
  const word = isPaused ? '恢复领取' : '暂停领取'
  const confirm = async () => {
    const done = await send({ id: row.id, isPaused: isPaused ? 0 : 1 })
    if (!done.ok) return
    await refresh(couponDeskCalls.batches)
    setAsking(false)
    say(`${row.name}：已${word}`)
  }
  return (
    <>
      <Button size="small" aria-label={`${word}：${row.name}`} onClick={() => setAsking(true)}>
        {isPaused ? '恢复' : '暂停'}
      </Button>
      {isAsking && (
        <Dialog
          title={`${word}：${row.name}`}
          confirmText={word}
          isDanger={!isPaused}
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{isPaused ? '员工可以继续在领券中心领取。' : '员工不能再领取，已领到的仍可使用。'}</p>
        </Dialog>
      )}
    </>
  )
}

import { couponDeskCalls, type CouponBatch } from '@yf/contract/coupon-desk'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { PauseButton } from '#ui/pause-button/pause-button.tsx'

/** Nobody takes any more; what was taken stays good. */
export function PauseBatch({ row }: { row: CouponBatch }) {
  const { send, isBusy, error } = useWrite(couponDeskCalls.pause)
  const isPaused = row.isPaused === 1
  const confirm = async () => {
    const done = await send({ id: row.id, isPaused: isPaused ? 0 : 1 })
    if (done.ok) await refresh(couponDeskCalls.batches)
    return done.ok
  }
  return (
    <PauseButton
      name={row.name}
      isPaused={isPaused}
      deed="领取"
      notes={{ pause: '员工不能再领取，已领到的仍可使用。', resume: '员工可以继续在领券中心领取。' }}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={confirm}
    />
  )
}

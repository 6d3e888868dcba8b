import { couponsAdminCalls, type CouponBatch } from '@yf/contract/coupons-admin'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { PauseButton } from '#ui/pause-button/pause-button.tsx'

/** Members can no longer collect it; collected coupons stay valid. */
export function PauseBatch({ row }: { row: CouponBatch }) {
  const pause = useWrite(couponsAdminCalls.pause)
  return (
    <PauseButton
      row={row}
      action="领取"
      notes={{ pause: '员工不能再领取，已领到的仍可使用。', resume: '员工可以继续在领券中心领取。' }}
      isBusy={pause.isBusy}
      fault={pause.error?.message ?? null}
      send={(isPaused) => pause.send({ id: row.id, isPaused })}
      onDone={() => refresh(couponsAdminCalls.batches)}
    />
  )
}

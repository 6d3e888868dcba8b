import { counsellingDeskCalls, type DeskCounsellor } from '@yf/contract/counselling-desk'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { PauseButton } from '#ui/pause-button/pause-button.tsx'

/** No new bookings for a while; those that stand are kept. */
export function PauseCounsellor({ row }: { row: DeskCounsellor }) {
  const { send, isBusy, error } = useWrite(counsellingDeskCalls.pauseCounsellor)
  const isPaused = row.isPaused === 1
  const confirm = async () => {
    const done = await send({ id: row.id, isPaused: isPaused ? 0 : 1 })
    if (done.ok) await refresh(counsellingDeskCalls.counsellors)
    return done.ok
  }
  return (
    <PauseButton
      name={row.name}
      isPaused={isPaused}
      deed="预约"
      notes={{ pause: '不再接受新的预约，已有的预约照常进行。', resume: '员工可以重新预约这位咨询师。' }}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={confirm}
    />
  )
}

import { eapAdminCalls, type AdminCounsellor } from '@yf/contract/eap-admin'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { PauseButton } from '#ui/pause-button/pause-button.tsx'

/** Takes no new bookings for a while; existing bookings stay valid. */
export function PauseCounsellor({ row }: { row: AdminCounsellor }) {
  const pause = useWrite(eapAdminCalls.pauseCounsellor)
  return (
    <PauseButton
      row={row}
      action="预约"
      notes={{ pause: '不再接受新的预约，已有的预约照常进行。', resume: '员工可以重新预约这位咨询师。' }}
      isBusy={pause.isBusy}
      fault={pause.error?.message ?? null}
      send={(isPaused) => pause.send({ id: row.id, isPaused })}
      onDone={() => refresh(eapAdminCalls.counsellors)}
    />
  )
}

import { appointmentsAdminCalls, type AdminSite } from '@yf/contract/appointments-admin'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { PauseButton } from '#ui/pause-button/pause-button.tsx'

/** Takes no new bookings for a while; existing bookings stay valid. */
export function PauseSite({ row }: { row: AdminSite }) {
  const pause = useWrite(appointmentsAdminCalls.pauseSite)
  return (
    <PauseButton
      row={row}
      action="预约"
      notes={{ pause: '不再接受新的预约，已有的预约照常进行。', resume: '员工可以重新预约这个网点。' }}
      isBusy={pause.isBusy}
      fault={pause.error?.message ?? null}
      send={(isPaused) => pause.send({ siteId: row.id, isPaused })}
      onDone={() => refresh(appointmentsAdminCalls.sites)}
    />
  )
}

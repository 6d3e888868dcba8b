import { customerServiceAdminCalls, type AdminAdviser } from '@yf/contract/customer-service-admin'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { PauseButton } from '#ui/pause-button/pause-button.tsx'

/** Hides the adviser in the app or shows them again; booked calls stay valid. */
export function SwitchAdviser({ row }: { row: AdminAdviser }) {
  const turn = useWrite(customerServiceAdminCalls.switchAdviser)
  return (
    <PauseButton
      row={{ name: row.name, isPaused: row.isOff }}
      action="服务"
      notes={{
        pause: '应用里不再显示这位顾问，也不能预约；已约的通话照常进行。',
        resume: '应用里重新显示这位顾问，员工可以预约通话。',
      }}
      isBusy={turn.isBusy}
      fault={turn.error?.message ?? null}
      send={(isOff) => turn.send({ id: row.id, isOff })}
      onDone={() => refresh(customerServiceAdminCalls.advisers)}
    />
  )
}

import { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import type { WeeklyHours as Hours } from '@yf/contract/schedule-shapes'
import { WeeklyHours } from '#features/eap/shared/weekly-hours.tsx'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

interface Props {
  siteId: string
  hours: readonly Hours[]
}

export function SiteHours({ siteId, hours }: Props) {
  const { send, isBusy, error } = useWrite(appointmentsAdminCalls.saveHours)
  const save = async (newHours: Hours[]) => {
    const saved = await send({ siteId, hours: newHours })
    if (!saved.ok) return
    putQuery(appointmentsAdminCalls.schedule, { siteId }, saved.result)
    say('每周时段已保存')
  }
  return (
    <WeeklyHours
      hours={hours}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onSave={(newHours) => void save(newHours)}
    />
  )
}

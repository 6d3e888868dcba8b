import { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import type { WeeklyHours as Hours } from '@yf/contract/schedule-shapes'
import { useSaveHours } from '#features/eap/shared/use-save-hours.ts'
import { WeeklyHours } from '#features/eap/shared/weekly-hours.tsx'
import { putQuery } from '#platform/http/query.ts'

interface Props {
  siteId: string
  hours: readonly Hours[]
}

export function SiteHours({ siteId, hours }: Props) {
  const saving = useSaveHours(
    appointmentsAdminCalls.saveHours,
    (newHours) => ({ siteId, hours: newHours }),
    (schedule) => putQuery(appointmentsAdminCalls.schedule, { siteId }, schedule),
  )
  return <WeeklyHours hours={hours} {...saving} />
}

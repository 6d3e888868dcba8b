import { eapAdminCalls } from '@yf/contract/eap-admin'
import type { WeeklyHours as Hours } from '@yf/contract/schedule-shapes'
import { putQuery } from '#platform/http/query.ts'
import { useSaveHours } from '../shared/use-save-hours.ts'
import { WeeklyHours } from '../shared/weekly-hours.tsx'

interface Props {
  counsellorId: string
  hours: readonly Hours[]
}

export function CounsellorHours({ counsellorId, hours }: Props) {
  const saving = useSaveHours(
    eapAdminCalls.saveHours,
    (newHours) => ({ counsellorId, hours: newHours }),
    (schedule) => putQuery(eapAdminCalls.schedule, { counsellorId }, schedule),
  )
  return <WeeklyHours hours={hours} {...saving} />
}

import { eapAdminCalls } from '@yf/contract/eap-admin'
import type { WeeklyHours as Hours } from '@yf/contract/schedule-shapes'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'
import { WeeklyHours } from '../shared/weekly-hours.tsx'

interface Props {
  counsellorId: string
  hours: readonly Hours[]
}

export function CounsellorHours({ counsellorId, hours }: Props) {
  const { send, isBusy, error } = useWrite(eapAdminCalls.saveHours)
  const save = async (wanted: Hours[]) => {
    const kept = await send({ counsellorId, hours: wanted })
    if (!kept.ok) return
    putQuery(eapAdminCalls.schedule, { counsellorId }, kept.result)
    say('每周时段已保存')
  }
  return (
    <WeeklyHours
      hours={hours}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onSave={(wanted) => void save(wanted)}
    />
  )
}

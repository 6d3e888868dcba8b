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
  const save = async (newHours: Hours[]) => {
    const saved = await send({ counsellorId, hours: newHours })
    if (!saved.ok) return
    putQuery(eapAdminCalls.schedule, { counsellorId }, saved.result)
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

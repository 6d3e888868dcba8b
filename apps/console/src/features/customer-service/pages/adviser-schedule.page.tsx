import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import type { WeeklyHours as Hours } from '@yf/contract/schedule-shapes'
import { WeeklyHours } from '#features/eap/shared/weekly-hours.tsx'
import { putQuery, refresh, useQueryOf } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { say } from '#ui/toast/toast.ts'

/** When one adviser takes calls. */
export default function AdviserSchedulePage() {
  const id = useLocation().query['id'] ?? ''
  const schedule = useQueryOf(customerServiceAdminCalls.adviserSchedule, { id })
  const found = useQueryOf(customerServiceAdminCalls.advisers, {}).data?.advisers.find((one) => one.id === id)
  const { send, isBusy, error } = useWrite(customerServiceAdminCalls.saveAdviserHours)
  const save = async (hours: Hours[]) => {
    const saved = await send({ id, hours })
    if (!saved.ok) return
    putQuery(customerServiceAdminCalls.adviserSchedule, { id }, saved.result)
    say('每周时段已保存')
    await refresh(customerServiceAdminCalls.advisers)
  }
  return (
    <StackedPage title={found ? `${found.name}的排班` : '顾问排班'}>
      <Answered of={schedule} failed="排班没有加载成功">
        {({ hours }) => (
          <WeeklyHours
            key={JSON.stringify(hours)}
            hours={hours}
            isBusy={isBusy}
            fault={error?.message ?? null}
            onSave={(newHours) => void save(newHours)}
          />
        )}
      </Answered>
    </StackedPage>
  )
}

import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { useSaveHours } from '#features/eap/shared/use-save-hours.ts'
import { WeeklyHours } from '#features/eap/shared/weekly-hours.tsx'
import { putQuery, refresh, useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'

/** When one adviser takes calls. */
export default function AdviserSchedulePage() {
  const id = useLocation().query['id'] ?? ''
  const schedule = useQueryOf(customerServiceAdminCalls.adviserSchedule, { id })
  const found = useQueryOf(customerServiceAdminCalls.advisers, {}).data?.advisers.find((one) => one.id === id)
  const saving = useSaveHours(
    customerServiceAdminCalls.saveAdviserHours,
    (hours) => ({ id, hours }),
    (saved) => {
      putQuery(customerServiceAdminCalls.adviserSchedule, { id }, saved)
      void refresh(customerServiceAdminCalls.advisers)
    },
  )
  return (
    <StackedPage title={found ? `${found.name}的排班` : '顾问排班'}>
      <Answered of={schedule} failed="排班没有加载成功">
        {({ hours }) => <WeeklyHours key={JSON.stringify(hours)} hours={hours} {...saving} />}
      </Answered>
    </StackedPage>
  )
}

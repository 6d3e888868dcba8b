import { eapAdminCalls } from '@yf/contract/eap-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { CounsellorHours } from '../parts/counsellor-hours.tsx'
import { DaysOff } from '../parts/days-off.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'

/** When one counsellor is available: weekly hours and days off. */
export default function SchedulePage() {
  const counsellorId = useLocation().query['id'] ?? ''
  const schedule = useQueryOf(eapAdminCalls.schedule, { counsellorId })
  const counsellors = useQueryOf(eapAdminCalls.counsellors, {})
  const found = counsellors.data?.find(({ id }) => id === counsellorId)
  return (
    <StackedPage title={found ? `${found.name}的排班` : '排班'}>
      <Answered of={schedule} failed="排班没有加载成功">
        {({ hours, daysOff }) => (
          <>
            <CounsellorHours key={JSON.stringify(hours)} counsellorId={counsellorId} hours={hours} />
            <DaysOff counsellorId={counsellorId} daysOff={daysOff} />
          </>
        )}
      </Answered>
    </StackedPage>
  )
}

import { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Closings } from '../parts/closings.tsx'
import { SiteHours } from '../parts/site-hours.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'

/** When one site is open: weekly hours and days off. */
export default function SitePage() {
  const siteId = useLocation().query['id'] ?? ''
  const schedule = useQueryOf(appointmentsAdminCalls.schedule, { siteId })
  const sites = useQueryOf(appointmentsAdminCalls.sites, {})
  const found = sites.data?.sites.find(({ id }) => id === siteId)
  return (
    <StackedPage title={found ? `${found.moduleName} · ${found.name}的排班` : '网点排班'}>
      <Answered of={schedule} failed="排班没有加载成功">
        {(shown) => (
          <>
            <SiteHours key={JSON.stringify(shown.hours)} siteId={siteId} hours={shown.hours} />
            <Closings siteId={siteId} schedule={shown} />
          </>
        )}
      </Answered>
    </StackedPage>
  )
}

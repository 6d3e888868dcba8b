import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { Page } from '#ui/page/page.tsx'
import { DeniedRequests } from '../parts/denied-requests.tsx'
import { AuditLogHealth } from '../parts/audit-health.tsx'
import { AuditLog } from '../parts/audit-log.tsx'

type AuditLogTab = 'events' | 'denied'

const tabs: readonly LinkTab<AuditLogTab>[] = [
  { value: 'events', name: '查看与操作', href: linkTo('/audit-log') },
  { value: 'denied', name: '被拒与登录失败', href: linkTo('/audit-log', { tab: 'denied' }) },
]

export default function AuditLogPage() {
  const { query } = useLocation()
  const tab: AuditLogTab = query['tab'] === 'denied' ? 'denied' : 'events'
  return (
    <Page note="谁在什么时候查看和处理了谁的案件，只能增加，不能修改。">
      <AuditLogHealth />
      <LinkTabs label="审计" tabs={tabs} active={tab} />
      {tab === 'denied' ? <DeniedRequests /> : <AuditLog />}
    </Page>
  )
}

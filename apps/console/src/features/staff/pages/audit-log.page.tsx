import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { Page } from '#ui/page/page.tsx'
import { DeniedRequests } from '../parts/denied-requests.tsx'
import { AuditLogHealth } from '../parts/audit-health.tsx'
import { AuditLog } from '../parts/audit-log.tsx'

type AuditLogTab = 'trail' | 'attempts'

const tabs: readonly LinkTab<AuditLogTab>[] = [
  { value: 'trail', name: '查看与操作', href: linkTo('/trail') },
  { value: 'attempts', name: '被拒与登录失败', href: linkTo('/trail', { tab: 'attempts' }) },
]

export default function AuditLogPage() {
  const { query } = useLocation()
  const tab: AuditLogTab = query['tab'] === 'attempts' ? 'attempts' : 'trail'
  return (
    <Page note="谁在什么时候查看和处理了谁的案件，只能增加，不能修改。">
      <AuditLogHealth />
      <LinkTabs label="审计" tabs={tabs} active={tab} />
      {tab === 'attempts' ? <DeniedRequests /> : <AuditLog />}
    </Page>
  )
}

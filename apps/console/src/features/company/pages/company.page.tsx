import { companySetUpCalls, type AdminCompany } from '@yf/contract/company-admin-set-up'
import { companyStatuses } from '@yf/domain/company-status'
import { Tag } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Failed } from '#ui/failed/failed.tsx'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import { tabLinks, tabOf, type CompanyTab } from '../company-tabs.ts'
import { ChannelSection } from '../parts/channels/channel-section.tsx'
import { PartnerSection } from '../parts/channels/partner-section.tsx'
import { WorkChatSection } from '../parts/channels/work-chat-section.tsx'
import { ClaimRules } from '../parts/set-up/claim-rules.tsx'
import { CompanyFacts } from '../parts/set-up/company-facts.tsx'
import { Functions } from '../parts/set-up/functions.tsx'
import { SetUpList } from '../parts/set-up/set-up-list.tsx'
import { StatusButton } from '../parts/set-up/status-button.tsx'
import { ThemeTab } from '../parts/set-up/theme.tsx'
import { statusColors } from '../statuses.ts'

/** One company: everything that its people depend on, a tab for each part. */
export default function CompanyPage() {
  const { id, tab } = useLocation().query
  if (!id) return <Failed title="没有指定企业">请从企业列表中打开。</Failed>
  return <OneCompany companyId={id} tab={tabOf(tab)} />
}

function OneCompany({ companyId, tab }: { companyId: string; tab: CompanyTab }) {
  const company = useQueryOf(companySetUpCalls.company, { companyId })
  const found = company.data
  return (
    <StackedPage
      title={found?.companyName ?? '企业'}
      tools={
        found && (
          <>
            <Tag color={statusColors[found.status]}>{companyStatuses[found.status]}</Tag>
            <StatusButton key={found.status} company={found} />
          </>
        )
      }
    >
      <LinkTabs label="企业详情" tabs={tabLinks(companyId)} active={tab} />
      <Answered of={company} failed="企业没有加载成功">
        {(shown) => <TabOf tab={tab} company={shown} />}
      </Answered>
    </StackedPage>
  )
}

function TabOf({ tab, company }: { tab: CompanyTab; company: AdminCompany }) {
  switch (tab) {
    case 'profile':
      return <CompanyFacts company={company} />
    case 'claimRules':
      return <ClaimRules companyId={company.companyId} />
    case 'functions':
      return <Functions key={company.revision} company={company} />
    case 'channels':
      return (
        <>
          <ChannelSection companyId={company.companyId} />
          <WorkChatSection companyId={company.companyId} />
          <PartnerSection companyId={company.companyId} />
        </>
      )
    case 'theme':
      return <ThemeTab companyId={company.companyId} />
    case 'setUp':
      return <SetUpList companyId={company.companyId} />
  }
}

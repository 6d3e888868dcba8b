import { companyCalls } from '@yf/contract/company'
import { redirectToPartner } from '#platform/handoff/open-site.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { useCompanyName } from '#platform/theme/company-name.ts'
import { useFunction } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { CompanyLogo } from '#ui/company-logo/company-logo.tsx'
import { EmptyState } from '#ui/blank-state/blank-state.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { endText } from '#features/equity/shared/equity.ts'
import { AdvertStrip } from '../parts/advert-strip.tsx'
import { CompanyCarbonCard } from '../parts/company-carbon-card.tsx'
import { HighMedicalServices } from '../parts/high-medical-services.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { useStanding } from '../use-standing.ts'
import styles from './company-center.module.css'

export default function CompanyCenterScreen() {
  return (
    <Page bare>
      <CompanyHead />
      <div className={styles.sections}>
        <AdvertStrip position="announcement" icon="bell" />
        <div data-track="company.equity">
          <CompanyEquity />
        </div>
        <HighMedicalServices />
        <PartnerEntry />
        <div data-track="company.carbon">
          <Carbon />
        </div>
      </div>
    </Page>
  )
}

function CompanyHead() {
  const company = useCompany()
  const title = useCompanyName()
  return (
    <TabHead
      lead={<CompanyLogo src={company.logo ?? undefined} name={title} size={52} />}
      title={title}
      note={company.groupCompanyName}
      aside={<Chip tone="info">{useStanding()}</Chip>}
    />
  )
}

function CompanyEquity() {
  const { companyId } = useCompany()
  const equity = useQueryOf(companyCalls.equity, { companyId })
  return (
    <Answered of={equity} skeleton={<SkeletonRows rows={3} />}>
      {(rows) => (
        <Card title="企业权益" flush>
          {rows.length === 0 && <EmptyState title="企业还没有开通权益" note="可向企业人力资源了解开通时间" />}
          {rows.map(({ id, name, summary, kind, endDt, coveredCount }) => (
            <ListRow
              key={id}
              title={name}
              facts={[summary, `${endText(endDt)} · ${coveredCount} 人参加`]}
              state={<Chip>{kind}</Chip>}
            />
          ))}
        </Card>
      )}
    </Answered>
  )
}

/** Companies that have a partner of their own send their people there (specification §7). */
function PartnerEntry() {
  const { isShown, name, picture } = useFunction('function_partner', '合作专区')
  if (!isShown) return null
  return (
    <Card flush>
      <Cell
        icon="building"
        picture={picture}
        label={name}
        note="前往企业合作方的服务"
        onTap={() => void redirectToPartner()}
        track="company.partner"
      />
    </Card>
  )
}

function Carbon() {
  const { companyId } = useCompany()
  const carbon = useQueryOf(companyCalls.carbon, { companyId })
  return (
    <Answered of={carbon} skeleton={<SkeletonCard lines={4} />}>
      {(data) => <CompanyCarbonCard carbon={data} />}
    </Answered>
  )
}

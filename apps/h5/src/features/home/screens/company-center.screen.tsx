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
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Manuals } from '#features/equity/shared/manuals.tsx'
import { CompanyOffers } from '../company/company-offers.tsx'
import { CompanyCarbonCard } from '../parts/company-carbon-card.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { useMemberKind } from '../use-member-kind.ts'
import styles from './company-center.module.css'

export default function CompanyCenterScreen() {
  return (
    <Page bare>
      <CompanyHead />
      <div className={styles.sections}>
        <CompanyOffers />
        <PartnerEntry />
        <Manuals title="福利手册" />
        <Carbon />
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
      aside={<Chip tone="info">{useMemberKind()}</Chip>}
    />
  )
}

/** Companies with their own partner link to it here (specification §7). */
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
      {(data) => (
        <div data-track="company.carbon">
          <CompanyCarbonCard carbon={data} />
        </div>
      )}
    </Answered>
  )
}

import { companyCalls } from '@yf/contract/company'
import { HrContact } from '#features/employer/shared/hr-contact.tsx'
import { equityOf } from '#features/equity/shared/equity.ts'
import { momentNow, useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { AdvertStrip } from '../parts/advert-strip.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyState } from '#ui/blank-state/blank-state.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { CareFigures } from './care-figures.tsx'
import { OffersCard } from './offers-card.tsx'

const nothing = { policies: [], packages: [], welfare: [] }

/** The company's offers with the member's share: figures, benefits, medical services, contact. */
export function CompanyOffers() {
  const { companyId } = useCompany()
  const area = useQueryOf(companyCalls.equity, { companyId })
  const services = useQueryOf(companyCalls.highMedicalServices, { companyId })
  const own = combineQueries(useEquity(), useFamily())
  return (
    <Answered
      of={combineQueries(area, own)}
      skeleton={
        <>
          <SkeletonCard lines={2} />
          <SkeletonRows rows={4} />
        </>
      }
    >
      {([{ benefits, contact }, [equity, family]]) => {
        const self = family.find(({ relation }) => relation === 'self')
        const mine = self ? equityOf(equity, self, momentNow()) : nothing
        return (
          <>
            <CareFigures benefits={benefits} mine={mine} />
            <AdvertStrip position="announcement" icon="bell" />
            <div data-track="company.equity">
              <OffersCard
                title="企业权益"
                offers={benefits}
                mine={mine}
                contact={contact}
                empty={<EmptyState title="企业还没有开通权益" note="可向企业人力资源了解开通时间" />}
              />
            </div>
            <Answered of={services} skeleton={<SkeletonRows rows={3} />} empty={null}>
              {(offers) => (
                <div data-track="company.service">
                  <OffersCard title="高端医疗服务" offers={offers} mine={mine} contact={contact} />
                </div>
              )}
            </Answered>
            <HrContact contact={contact} />
          </>
        )
      }}
    </Answered>
  )
}

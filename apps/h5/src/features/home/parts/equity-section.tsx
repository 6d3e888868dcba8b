import type { UserEquity } from '@yf/contract/equity'
import type { FamilyMember } from '@yf/contract/family'
import { leftText } from '@yf/domain/equity'
import { Suspense, useState } from 'react'
import { LaterEmptyState } from '#platform/http/later-states.tsx'
import { lazy } from '#platform/parts/lazy.ts'
import { track } from '#platform/tracking/track.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'
import { MemberSegments } from '#features/equity/shared/member-segments.tsx'
import {
  endText,
  equityOf,
  hasEnded,
  packageState,
  untilText,
  welfareState,
  type MemberEquity,
  type MemberPolicy,
} from '#features/equity/shared/equity.ts'
import { supplierIcon } from '#features/equity/shared/supplier-icon.ts'
import { momentNow } from '#features/equity/shared/use-equity.ts'
import { servicesId } from '../show-services.ts'
import type { OpenedBenefit } from './benefit-sheet.tsx'
import styles from './equity-section.module.css'
import { PolicyCard } from './policy-card.tsx'

const BenefitSheet = lazy(async () => ({ default: (await import('./benefit-sheet.tsx')).BenefitSheet }))

/** Limits the first render of the home page. */
const initialCount = 20

interface Props {
  equity: UserEquity
  family: readonly FamilyMember[]
}

/** All benefits of the selected member, usable ones first (specification §4). */
export function EquitySection({ equity, family }: Props) {
  const [chosen, setChosen] = useState(family[0]?.id)
  const [opened, setOpened] = useState<OpenedBenefit | null>(null)
  const hasOpened = useOnceOpen(opened !== null)
  const member = family.find(({ id }) => id === chosen) ?? family[0]
  if (!member) return null
  const choose = (id: string) => {
    track('home.member')
    setChosen(id)
  }
  const open: OpenBenefit = (benefit) => {
    track('gift' in benefit ? 'home.welfare' : 'home.package')
    setOpened(benefit)
  }
  const now = momentNow()
  const mine = equityOf(equity, member, now)
  return (
    <section id="equity" aria-label="我的权益">
      <h2 className={styles.heading}>我的权益</h2>
      <MemberSegments family={family} value={member.id} onChange={choose} />
      <Lists key={member.id} mine={mine} today={now.day} onOpen={open} />
      {hasOpened && (
        <Suspense>
          <BenefitSheet of={opened} today={now.day} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

type OpenBenefit = (benefit: OpenedBenefit) => void

function Lists({ mine, today, onOpen }: { mine: MemberEquity; today: string; onOpen: OpenBenefit }) {
  const { policies, packages, welfare } = mine
  if (policies.length + packages.length + welfare.length === 0) {
    return (
      <Card>
        <Suspense>
          <LaterEmptyState title="还没有权益" note="企业开通后会显示在这里，可向企业人力资源了解" />
        </Suspense>
      </Card>
    )
  }
  return (
    <div className={styles.lists}>
      {policies
        .filter((policy) => !hasEnded(policy))
        .map((policy) => (
          <PolicyCard key={policy.id} policy={policy} today={today} />
        ))}
      {packages.length > 0 && <PackagesCard packages={packages} onOpen={onOpen} />}
      {welfare.length > 0 && (
        <Card title="健康福利" flush>
          {welfare.map((gift) => (
            <ListRow
              key={gift.id}
              title={gift.name}
              facts={[gift.summary, untilText(gift.endDt, today)]}
              state={<Chip tone={welfareState(gift).tone}>{welfareState(gift).word}</Chip>}
              onTap={() => onOpen({ gift })}
            />
          ))}
        </Card>
      )}
      <EndedPolicies policies={policies.filter(hasEnded)} today={today} />
    </div>
  )
}

function PackagesCard({ packages, onOpen }: Pick<MemberEquity, 'packages'> & { onOpen: OpenBenefit }) {
  const [isWhole, setWhole] = useState(false)
  const visibleCount = isWhole ? packages.length : initialCount
  return (
    <div id={servicesId}>
      <Card title="健康服务" flush>
        {packages.slice(0, visibleCount).map((item) => (
          <ListRow
            key={item.id}
            lead={
              <span className={styles.lead}>
                <Icon name={supplierIcon(item.packageSupplierCode)} />
              </span>
            }
            title={item.name}
            facts={[leftText(item), endText(item.endTime)]}
            state={<Chip tone={packageState(item).tone}>{packageState(item).word}</Chip>}
            onTap={() => onOpen({ item })}
          />
        ))}
        {packages.length > visibleCount && (
          <button type="button" className={styles.ended} onClick={() => setWhole(true)}>
            {`查看全部 ${packages.length} 项`}
          </button>
        )}
      </Card>
    </div>
  )
}

/** Still available, but folded. */
const EndedPolicies = ({ policies, today }: { policies: readonly MemberPolicy[]; today: string }) =>
  policies.length > 0 && (
    <details>
      <summary className={styles.ended}>{`已结束的保障（${policies.length}）`}</summary>
      <div className={styles.lists}>
        {policies.map((policy) => (
          <PolicyCard key={policy.id} policy={policy} today={today} />
        ))}
      </div>
    </details>
  )

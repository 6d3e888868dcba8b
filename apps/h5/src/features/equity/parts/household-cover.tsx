import { claimTrialCalls, type CoveredPerson } from '@yf/contract/claims-trial'
import { formatFen } from '@yf/domain/money'
import { useState } from 'react'
import { TrialCell } from '#features/claims/shared/trial/trial-card.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { coverRows, type CoverRow } from '../household.ts'
import { CoverTable, type ChosenCover } from './cover-table.tsx'
import styles from './household-cover.module.css'

/** The family's cover: limits, used and remaining amounts, from the same sums that decide claims. */
export function HouseholdCover() {
  const { companyId } = useCompany()
  const household = useQueryOf(claimTrialCalls.household, { companyId })
  return (
    <Answered of={household} skeleton={<SkeletonCard lines={4} />}>
      {({ people }) => <Picture people={people} rows={coverRows(people)} />}
    </Answered>
  )
}

function Picture({ people, rows }: { people: readonly CoveredPerson[]; rows: readonly CoverRow[] }) {
  const [chosen, setChosen] = useState<ChosenCover | null>(null)
  if (rows.length === 0) return null
  const row = rows.find(({ visitType }) => visitType === chosen?.visitType)
  const cell = chosen && row ? row.cells[chosen.person] : null
  return (
    <Card title="家庭保障一览">
      <CoverTable people={people} rows={rows} chosen={chosen} onChoose={setChosen} />
      <p className={styles.note}>条形为本保单年度还剩的额度，点一格看明细</p>
      {chosen && row && cell && (
        <section className={styles.detail} aria-label="保障明细">
          <h3 className={styles.heading}>{`${people[chosen.person]?.name ?? ''} · ${row.name}`}</h3>
          {cell.parts.map((part) => (
            <Facts
              key={part.policyId}
              rows={[
                { label: '保单', value: part.policyName },
                { label: '责任', value: part.liabilityName },
                { label: '已用', value: formatFen(part.usedFen) },
                {
                  label: '还剩',
                  value: `${formatFen(part.leftFen)}（年度限额 ${formatFen(part.yearlyFen)}）`,
                },
                { label: '免赔额', value: `还需自付 ${formatFen(part.deductibleLeftFen)}` },
              ]}
            />
          ))}
        </section>
      )}
      <div className={styles.trial}>
        <TrialCell key={cell?.parts[0]?.policyId ?? ''} policyId={cell?.parts[0]?.policyId} />
      </div>
    </Card>
  )
}

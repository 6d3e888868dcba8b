import type { UserEquity } from '@yf/contract/equity'
import type { FamilyMember } from '@yf/contract/family'
import { useState } from 'react'
import { equityOf, packageState, untilText, type Package } from '#features/equity/shared/equity.ts'
import { momentNow } from '#features/equity/shared/use-equity.ts'
import { go } from '#platform/navigation/go.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import styles from './doctor-equity.module.css'

/** The member's doctor packages, usable ones first. */
function doctorPackages(equity: UserEquity, family: readonly FamilyMember[]): Package[] {
  const self = family.find(({ relation }) => relation === 'self')
  const doctors = { ...equity, healthEquityList: [], cardEquityList: [] }
  return self ? equityOf(doctors, self, momentNow()).packages : []
}

export const consultationsLeft = (equity: UserEquity, family: readonly FamilyMember[]): number =>
  doctorPackages(equity, family)
    .filter((item) => packageState(item).tone === 'success')
    .reduce((sum, { total, used }) => sum + total - used, 0)

/** Limited, because members come for the doctor search below. */
const initialCount = 5

/** The member's remaining consultations, in figures. */
export function DoctorEquity({ equity, family }: { equity: UserEquity; family: readonly FamilyMember[] }) {
  const now = momentNow()
  const mine = doctorPackages(equity, family)
  const left = consultationsLeft(equity, family)
  const [isWhole, setWhole] = useState(false)
  const visibleItems = isWhole ? mine : mine.slice(0, initialCount)
  if (mine.length === 0) {
    return (
      <Card>
        <NoRightState title="您暂无问诊权益" note="可在「免费问诊权益」领取，或向企业人力资源了解" />
      </Card>
    )
  }
  return (
    <Card title="我的问诊权益">
      <p className={styles.left}>
        还可问诊 <span className={styles.number}>{left}</span> 次
      </p>
      <ul>
        {visibleItems.map((item) => (
          <DoctorPackage key={item.id} item={item} today={now.day} />
        ))}
      </ul>
      {visibleItems.length < mine.length && (
        <Button kind="plain" size="small" block onTap={() => setWhole(true)}>
          {`查看全部 ${mine.length} 项`}
        </Button>
      )}
      <div className={styles.actions}>
        {left > 0 && (
          <Button block icon="stethoscope" onTap={() => go('/hospital/toConsultation')}>
            去问诊
          </Button>
        )}
        <Button block kind="secondary" icon="message" onTap={() => go('/consultationRecord')}>
          我的问诊
        </Button>
      </div>
    </Card>
  )
}

function DoctorPackage({ item, today }: { item: Package; today: string }) {
  const { word, tone } = packageState(item)
  return (
    <li className={styles.package}>
      <div className={styles.text}>
        <p className={styles.name}>{item.name}</p>
        <p className={styles.fact}>{item.summary}</p>
        <p className={styles.fact}>{`剩余 ${item.total - item.used} / ${item.total} 次`}</p>
        <p className={styles.fact}>{untilText(item.endTime, today)}</p>
      </div>
      <Chip tone={tone}>{word}</Chip>
    </li>
  )
}

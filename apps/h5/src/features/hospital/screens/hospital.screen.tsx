import { hospitalCalls } from '@yf/contract/hospital'
import { useState } from 'react'
import { equityOf, packageState, untilText, type Package } from '#features/equity/shared/equity.ts'
import { momentNow, useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { ErrorState, NoRightState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useVisitDoctor } from '../use-visit-doctor.ts'
import styles from './hospital.module.css'

/** Tab 2: what the person may consult a doctor for, and the way there. */
export default function HospitalScreen() {
  return (
    <Page title="互联网医院" bare>
      <header className={styles.head}>
        <h1 className={styles.title}>互联网医院</h1>
        <p className={styles.note}>三甲医生在线，图文与视频问诊，7×24 小时</p>
      </header>
      <div className={styles.sections}>
        <DoctorEquity />
        <Departments />
        <Card flush>
          <Cell icon="location" label="医院网络" note="可直付的合作医院" onTap={() => go('/hospitalList')} />
          <Cell
            icon="gift"
            label="免费问诊权益"
            note="领取后可在这里使用"
            onTap={() => go('/freeBenefits')}
          />
        </Card>
      </div>
    </Page>
  )
}

function DoctorEquity() {
  const equity = useEquity()
  const family = useFamily()
  const visit = useVisitDoctor()
  const self = family.data?.find(({ relation }) => relation === 'self')
  if (equity.isError || family.isError) {
    return <ErrorState onRetry={() => Promise.all([equity.refetch(), family.refetch()])} />
  }
  if (!equity.data || !self) return <SkeletonCard lines={4} />
  const now = momentNow()
  const mine = equityOf({ ...equity.data, healthEquityList: [], cardEquityList: [] }, self, now).packages
  const usable = mine.filter((item) => packageState(item).tone === 'success')
  if (mine.length === 0) {
    return (
      <Card>
        <NoRightState title="您暂无问诊权益" note="可在「免费问诊权益」领取，或向人力资源部门了解" />
      </Card>
    )
  }
  return (
    <Card title="我的问诊权益">
      <ul>
        {mine.map((item) => (
          <DoctorPackage key={item.id} item={item} today={now.day} />
        ))}
      </ul>
      {usable.length > 0 && (
        <div className={styles.actions}>
          <Button block icon="stethoscope" onTap={() => visit('consult')}>
            立即问诊
          </Button>
          <Button block kind="secondary" icon="pill" onTap={() => visit('drug')}>
            开药送药
          </Button>
        </div>
      )}
    </Card>
  )
}

function DoctorPackage({ item, today }: { item: Package; today: string }) {
  const { word, tone } = packageState(item)
  return (
    <li className={styles.package}>
      <div className={styles.words}>
        <p className={styles.name}>{item.name}</p>
        <p className={styles.fact}>{item.summary}</p>
        <p
          className={styles.fact}
        >{`剩余 ${item.total - item.used} 次 · ${untilText(item.endTime, today)}`}</p>
      </div>
      <Chip tone={tone}>{word}</Chip>
    </li>
  )
}

function Departments() {
  const { data, isError, refetch } = useQueryOf(hospitalCalls.diseaseLabels, {})
  const [chosen, setChosen] = useState<string>()
  const visit = useVisitDoctor()
  if (isError) return <ErrorState onRetry={refetch} />
  if (!data) return <SkeletonCard lines={3} />
  const department = data.find((one) => one.department === chosen) ?? data[0]
  if (!department) return null
  return (
    <Card title="按症状找医生">
      <Segments
        label="科室"
        items={data.map((one) => ({ value: one.department, label: one.department }))}
        value={department.department}
        onChange={setChosen}
      />
      <ul className={styles.labels} aria-label={`${department.department}常见症状`}>
        {department.labels.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.label} onClick={() => void visit('consult')}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

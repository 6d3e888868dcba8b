import { equityCalls, type OperationManual } from '@yf/contract/equity'
import { materialKinds, requiredMaterials, visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import styles from './material-guide.module.css'

const visits = Object.keys(visitTypes) as VisitType[]
const screens = { pdf: '/pdf', xlsx: '/excel' } as const

const open = ({ kind, url, name }: OperationManual) => go(screens[kind], { query: { url, name } })

/** What to bring home from the doctor, by kind of visit. */
export function MaterialGuide() {
  const [visit, setVisit] = useState<VisitType>('outpatient')
  return (
    <Card title="理赔需要准备什么">
      <Segments
        label="就诊类型"
        items={visits.map((value) => ({ value, label: visitTypes[value] }))}
        value={visit}
        onChange={setVisit}
      />
      <ul className={styles.kinds} aria-label={`${visitTypes[visit]}需要的资料`}>
        {requiredMaterials(visit).map((kind) => (
          <li key={kind} className={styles.kind}>
            <Icon name="check" size={16} />
            <span>{materialKinds[kind]}</span>
          </li>
        ))}
        <li className={styles.kind}>
          <Icon name="check" size={16} />
          <span>收款银行卡</span>
        </li>
      </ul>
      <p className={styles.note}>请拍清楚四角和印章；发票需要写有被保险人的姓名</p>
    </Card>
  )
}

/** The company's own papers about it. */
export function Manuals() {
  const { companyId } = useCompany()
  const { data } = useQueryOf(equityCalls.manuals, { companyId }, { silent: true })
  if (!data?.length) return null
  return (
    <Card flush>
      {data.map((manual) => (
        <Cell key={manual.id} icon="doc" label={manual.name} onTap={() => open(manual)} />
      ))}
    </Card>
  )
}

import { materialKinds, requiredMaterials, visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import styles from './material-guide.module.css'

const visits = Object.keys(visitTypes) as VisitType[]

/** Documents to ask the doctor for, by kind of visit. */
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

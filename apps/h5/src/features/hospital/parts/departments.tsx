import type { Output } from '@yf/contract/call'
import type { hospitalCalls } from '@yf/contract/hospital'
import { useState } from 'react'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import styles from './departments.module.css'

/** The way to a doctor by what ails one: it begins with the symptom that was tapped. */
export function Departments({ all }: { all: Output<typeof hospitalCalls.diseaseLabels> }) {
  const [chosen, setChosen] = useState<string>()
  const department = all.find((one) => one.department === chosen) ?? all[0]
  if (!department) return null
  return (
    <Card title="按症状找医生">
      <Segments
        label="科室"
        items={all.map((one) => ({ value: one.department, label: one.department }))}
        value={department.department}
        onChange={setChosen}
      />
      <ul className={styles.labels} aria-label={`${department.department}常见症状`}>
        {department.labels.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.label}
              onClick={() => go('/hospital/toConsultation', { query: { label: id } })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import type { Output } from '@yf/contract/call'
import type { hospitalCalls } from '@yf/contract/hospital'
import { go } from '#platform/navigation/go.ts'
import { classNames } from '#ui/class-names.ts'
import { Card } from '#ui/card/card.tsx'
import base from '#ui/base.module.css'
import styles from './departments.module.css'

export type Department = Output<typeof hospitalCalls.diseaseLabels>[number]

interface Props {
  all: readonly Department[]
  chosen: Department
  onChoose: (department: string) => void
}

/** Find a doctor by symptom: departments in patients' terms, starting with the tapped symptom. */
export function Departments({ all, chosen, onChoose }: Props) {
  return (
    <Card title="按症状找医生">
      <div className={styles.departments} role="radiogroup" aria-label="科室">
        {all.map((one) => (
          <button
            key={one.department}
            type="button"
            role="radio"
            aria-checked={one === chosen}
            aria-label={one.department}
            className={classNames(base.tap, styles.department, one === chosen && styles.chosen)}
            onClick={() => onChoose(one.department)}
          >
            <span className={styles.sign} aria-hidden>
              {Array.from(one.department)[0]}
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{one.department}</span>
              <span className={styles.symptoms}>{symptomsOf(one)}</span>
            </span>
          </button>
        ))}
      </div>
      <ul className={styles.labels} aria-label={`${chosen.department}常见症状`}>
        {chosen.labels.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(base.tap, styles.label)}
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

const symptomsOf = ({ labels }: Department) =>
  labels
    .slice(0, 2)
    .map(({ name }) => name)
    .join('、')

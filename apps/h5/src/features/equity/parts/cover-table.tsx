import type { CoveredPerson } from '@yf/contract/claims-trial'
import type { VisitType } from '@yf/domain/claim-materials'
import { formatFen } from '@yf/domain/money'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { leftShare, shortMoney, type CoverCell, type CoverRow } from '../household.ts'
import styles from './cover-table.module.css'

export interface ChosenCover {
  /** Index of the person. */
  readonly person: number
  readonly visitType: VisitType
}

interface Props {
  people: readonly CoveredPerson[]
  rows: readonly CoverRow[]
  chosen: ChosenCover | null
  onChoose: (chosen: ChosenCover) => void
}

/** People across, kinds of visit down; each bar shows what is left of the year. */
export const CoverTable = ({ people, rows, chosen, onChoose }: Props) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={base.hidden}>就诊类型</span>
          </th>
          {people.map(({ userFamilyId, name }) => (
            <th key={userFamilyId ?? ''} scope="col" className={styles.name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ visitType, name, cells }) => (
          <tr key={visitType}>
            <th scope="row" className={styles.kind}>
              {name}
            </th>
            {cells.map((cell, person) => (
              <td key={people[person]?.userFamilyId ?? ''}>
                {cell ? (
                  <Bar
                    cell={cell}
                    label={`${people[person]?.name ?? ''}${name}`}
                    isChosen={chosen?.person === person && chosen.visitType === visitType}
                    onTap={() => onChoose({ person, visitType })}
                  />
                ) : (
                  <span className={styles.none}>未保障</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface BarProps {
  cell: CoverCell
  label: string
  isChosen: boolean
  onTap: () => void
}

function Bar({ cell, label, isChosen, onTap }: BarProps) {
  // The visible text comes first, so that voice control can address it.
  const cellLabel = `${shortMoney(cell.leftFen)}，${label}已用 ${formatFen(cell.usedFen)}，还剩 ${formatFen(cell.leftFen)}`
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.cell)}
      aria-pressed={isChosen}
      aria-label={cellLabel}
      onClick={onTap}
    >
      <span className={styles.left}>{shortMoney(cell.leftFen)}</span>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
        <rect className={styles.whole} width="100" height="8" rx="4" />
        <rect className={styles.rest} width={leftShare(cell)} height="8" rx="4" />
      </svg>
    </button>
  )
}

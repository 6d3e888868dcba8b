import type { ExamPackage } from '@yf/contract/high-exam-shapes'
import { Facts } from '#ui/facts/facts.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { compared } from '../compare.ts'
import styles from './compare-sheet.module.css'

interface Props {
  examPackage: ExamPackage | null
  onClose: () => void
}

/** All items of a package with their purpose. */
export const ItemsSheet = ({ examPackage, onClose }: Props) => (
  <Sheet open={examPackage !== null} onClose={onClose} title={examPackage?.name ?? '套餐项目'}>
    {examPackage &&
      compared([examPackage]).map(({ group, rows }) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{group}</h3>
          <Facts rows={rows.map(({ name, meaning }) => ({ label: name, value: meaning }))} />
        </section>
      ))}
  </Sheet>
)

import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './expense.module.css'

/** What is missing before submitting; also shown when nothing is missing. */
export const MissingList = ({ missing }: { missing: readonly string[] }) => (
  <Card title="提交前检查">
    <ul className={styles.missing}>
      {missing.map((text) => (
        <li key={text} className={styles.lack}>
          <Icon name="warning" size={16} />
          {text}
        </li>
      ))}
      {missing.length === 0 && (
        <li className={classNames(styles.lack, styles.ready)}>
          <Icon name="check" size={16} />
          资料齐全，可以提交
        </li>
      )}
    </ul>
  </Card>
)

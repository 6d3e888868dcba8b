import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './stars.module.css'

const scoreLabels = ['很不满意', '不满意', '一般', '满意', '非常满意'] as const
const scores = [1, 2, 3, 4, 5] as const

export const wordFor = (score: number): string => scoreLabels[score - 1] ?? ''

const Star = ({ isOn }: { isOn: boolean }) => (
  <svg viewBox="0 0 24 24" className={classNames(styles.star, isOn && styles.on)} aria-hidden>
    <path d="M12 2.6l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.1l-5.7 3.1 1.2-6.4L2.8 9.3l6.4-.8z" />
  </svg>
)

interface StarsProps {
  value: number
  onChange: (score: number) => void
}

export function Stars({ value, onChange }: StarsProps) {
  return (
    <fieldset className={styles.stars}>
      <legend className={base.hidden}>评分</legend>
      {scores.map((score) => (
        <label key={score} className={styles.cell}>
          <input
            type="radio"
            name="score"
            className={styles.input}
            checked={score === value}
            aria-label={`${score}星 ${wordFor(score)}`}
            onChange={() => onChange(score)}
          />
          <Star isOn={score <= value} />
        </label>
      ))}
    </fieldset>
  )
}

export const StarRating = ({ value }: { value: number }) => (
  <div className={styles.stars} role="img" aria-label={`评分 ${value} 星`}>
    {scores.map((score) => (
      <span key={score} className={styles.cell}>
        <Star isOn={score <= value} />
      </span>
    ))}
  </div>
)

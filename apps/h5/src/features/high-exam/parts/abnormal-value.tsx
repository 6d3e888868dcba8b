import type { ExamValue } from '@yf/contract/high-exam-shapes'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { changeText, levelLabels, rangeText } from '../report-labels.ts'
import { YearsPlot } from './years-plot.tsx'
import styles from './report.module.css'

/** One abnormal value: amount, meaning, advice and history. */
export function AbnormalValue({ value }: { value: ExamValue }) {
  const { name, text, unit, level, meaning, advice, years } = value
  const facts = [rangeText(value), changeText(value)].filter(Boolean).join(' · ')
  return (
    <Card title={name} extra={<Chip tone="warning">{levelLabels[level]}</Chip>}>
      {value.value !== null && (
        <p className={styles.figure}>
          <strong className={styles.number}>{text}</strong> <span className={styles.of}>{unit}</span>
        </p>
      )}
      {facts && <p className={styles.fact}>{facts}</p>}
      {years.length > 1 && <YearsPlot value={value} />}
      {meaning && <p className={styles.text}>{meaning}</p>}
      {advice && <p className={styles.text}>{`建议：${advice}`}</p>}
    </Card>
  )
}

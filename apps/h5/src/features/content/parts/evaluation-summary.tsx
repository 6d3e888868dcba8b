import type { Evaluation } from '@yf/contract/feedback'
import { dayAndClockText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { StarRating, wordFor } from '#ui/stars/stars.tsx'
import { Done } from '#ui/done/done.tsx'
import styles from './evaluation.module.css'
import { ServiceFacts } from './service-facts.tsx'

export function EvaluationSummary({ evaluation }: { evaluation: Evaluation }) {
  const { score, content, tagNames, createTime } = evaluation
  return (
    <>
      <Done title="感谢您的评价" note="您的意见会帮助我们把服务做得更好" />
      <ServiceFacts service={evaluation} />
      <Card title="您的评价">
        <StarRating value={score ?? 0} />
        <p className={styles.word}>{wordFor(score ?? 0)}</p>
        {tagNames.length > 0 && (
          <div className={styles.tags}>
            {tagNames.map((name) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </div>
        )}
        {content && <p className={styles.content}>{content}</p>}
        <p className={styles.count}>{`评价时间 ${createTime ? dayAndClockText(createTime) : ''}`}</p>
      </Card>
    </>
  )
}

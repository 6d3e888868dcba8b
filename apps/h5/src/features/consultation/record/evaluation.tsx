import { consultationCalls } from '@yf/contract/consultation'
import type { Consultation } from '@yf/contract/consultation-shapes'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { StarRating, Stars, wordFor } from '#ui/stars/stars.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './record.module.css'

interface EvaluationProps {
  consultation: Consultation
  onEvaluated: () => unknown
}

/** Rates the doctor once; afterwards shows the rating. */
export function Evaluation({ consultation: { id, evaluation }, onEvaluated }: EvaluationProps) {
  if (!evaluation) return <EvaluationForm id={id} onEvaluated={onEvaluated} />
  return (
    <Card title="您的评价">
      <StarRating value={evaluation.stars} />
      <p className={styles.word}>{evaluation.words || wordFor(evaluation.stars)}</p>
    </Card>
  )
}

function EvaluationForm({ id, onEvaluated }: { id: string; onEvaluated: () => unknown }) {
  const [stars, setStars] = useState(0)
  const [text, setText] = useState('')
  const evaluate = useWrite(consultationCalls.evaluate, { loading: false })
  const submit = async () => {
    if (stars === 0) return say('请先选择评分')
    const done = await evaluate.send({ id, stars, words: text.trim() })
    // It may already be rated elsewhere: shows the server's state.
    if (done.ok || done.error.situation === 'refused') await onEvaluated()
    return undefined
  }
  return (
    <Card title="您对医生满意吗？">
      <div className={styles.form}>
        <Stars value={stars} onChange={setStars} />
        <p className={styles.word} aria-live="polite">
          {stars > 0 ? wordFor(stars) : '点按星星评分'}
        </p>
        <TextField
          label="想说的话（选填）"
          rows={3}
          maxLength={300}
          placeholder="回复是否及时、解释是否清楚"
          value={text}
          onChange={setText}
        />
        <Button block kind="secondary" busy={evaluate.isBusy} onTap={submit}>
          提交评价
        </Button>
      </div>
    </Card>
  )
}

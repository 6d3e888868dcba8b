import { feedbackCalls, type Evaluation, type Tag } from '@yf/contract/feedback'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Choices } from '#ui/choices/choices.tsx'
import { Stars, wordFor } from '#ui/stars/stars.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './evaluation.module.css'
import { ServiceFacts } from './service-facts.tsx'

const longest = 500

const asChoice = ({ tagId, tagName }: Tag) => ({ value: tagId, label: tagName })

export function EvaluationForm({ service, onBack }: { service: Evaluation; onBack?: null }) {
  const [score, setScore] = useState(0)
  const [tagIds, setTagIds] = useState<string[]>([])
  const [content, setContent] = useState('')
  const evaluate = useWrite(feedbackCalls.evaluateOpenly, { loading: false })
  const toggle = (tagId: string) =>
    setTagIds((before) =>
      before.includes(tagId) ? before.filter((one) => one !== tagId) : [...before, tagId],
    )
  const submit = async () => {
    if (score === 0) return say('请先选择评分')
    const { thirdPartyId, type } = service
    const input = { thirdPartyId, type, score, tagIds, content: content.trim() }
    // Whether it was saved now or earlier, the server's state is shown.
    await evaluate.send(input)
    await refresh(feedbackCalls.openEvaluation)
  }
  const send = (
    <div data-track="feedback.submit">
      <Button block busy={evaluate.isBusy} onTap={submit}>
        提交评价
      </Button>
    </div>
  )
  return (
    <Page actions={send} onBack={onBack}>
      <ServiceFacts service={service} />
      <Card title="您对本次服务满意吗？">
        <Stars value={score} onChange={setScore} />
        <p className={styles.word} aria-live="polite">
          {score > 0 ? wordFor(score) : '点按星星评分'}
        </p>
        <Choices label="评价标签" items={service.tagList.map(asChoice)} chosen={tagIds} onToggle={toggle} />
      </Card>
      <Card title="想说的话（选填）">
        <TextField
          label="想说的话"
          hideLabel
          rows={4}
          maxLength={longest}
          placeholder="哪里做得好，哪里可以更好"
          value={content}
          onChange={setContent}
        />
        <p className={styles.count}>{`${content.length}/${longest}`}</p>
      </Card>
    </Page>
  )
}

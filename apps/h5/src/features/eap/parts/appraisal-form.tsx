import { eapCalls, type EapBooking } from '@yf/contract/eap'
import { appraisalTags, type AppraisalTag } from '@yf/domain/counselling'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Choices } from '#ui/choices/choices.tsx'
import { Page } from '#ui/page/page.tsx'
import { Stars, wordFor } from '#ui/stars/stars.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { EmergencySheet } from '#features/hospital/shared/emergency/emergency-sheet.tsx'
import { lookAgain } from '../booking-writes.ts'
import styles from './appraisal-form.module.css'
import { CrisisLine } from './crisis-line.tsx'
import { SessionFacts } from './session-facts.tsx'

const tagChoices = Object.entries(appraisalTags).map(([value, label]) => ({ value, label }))
const longest = 500

export function AppraisalForm({ booking }: { booking: EapBooking }) {
  const [stars, setStars] = useState(0)
  const [tags, setTags] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const appraise = useWrite(eapCalls.appraise, { loading: false })
  const toggle = (tag: string) =>
    setTags((before) => (before.includes(tag) ? before.filter((one) => one !== tag) : [...before, tag]))
  const submit = async () => {
    if (stars === 0) return say('请先选择评分')
    const comment = text.trim()
    const input = {
      id: booking.id,
      stars,
      tags: tags as AppraisalTag[],
      ...(comment ? { words: comment } : {}),
    }
    // Whether it was saved now or earlier, the server's state is shown.
    await appraise.send(input)
    await lookAgain()
  }
  return (
    <Page
      actions={
        <Button block busy={appraise.isBusy} onTap={submit}>
          提交评价
        </Button>
      }
    >
      <CrisisLine />
      <SessionFacts booking={booking} />
      <Card title="这次咨询对您有帮助吗？">
        <Stars value={stars} onChange={setStars} />
        <p className={styles.word} aria-live="polite">
          {stars > 0 ? wordFor(stars) : '点按星星评分'}
        </p>
        <Choices label="评价标签" items={tagChoices} chosen={tags} onToggle={toggle} />
      </Card>
      <Card title="想说的话（选填）">
        <TextField
          label="想说的话"
          hideLabel
          hint="不会显示您的姓名；请不要写下咨询的内容"
          rows={4}
          maxLength={longest}
          placeholder="哪里做得好，哪里可以更好"
          value={text}
          onChange={setText}
        />
      </Card>
      <EmergencySheet typed={text} />
    </Page>
  )
}

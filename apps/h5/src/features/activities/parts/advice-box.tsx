import { feedbackCalls } from '@yf/contract/feedback'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './sections.module.css'

const longest = 500

export function AdviceBox({ activityId }: { activityId: string }) {
  const [text, setText] = useState('')
  const sending = useWrite(feedbackCalls.addAdvice)
  const send = async () => {
    const sent = await sending.send({ activityId, content: text.trim() })
    if (!sent.ok) return
    setText('')
    say('谢谢，您的建议已收到')
  }
  return (
    <Card title="对活动的建议">
      <div className={styles.form}>
        <TextField
          label="建议"
          hideLabel
          rows={3}
          maxLength={longest}
          placeholder="想参加什么样的活动？说说看"
          value={text}
          onChange={setText}
        />
        <Button kind="secondary" block disabled={text.trim() === ''} onTap={send}>
          提交建议
        </Button>
      </div>
    </Card>
  )
}

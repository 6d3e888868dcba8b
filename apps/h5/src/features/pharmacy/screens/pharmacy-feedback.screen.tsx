import { pharmacyCalls } from '@yf/contract/pharmacy'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Done } from '#ui/done/done.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Stars, wordFor } from '#ui/stars/stars.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { refreshOrders, useAfterArrival } from '../use-order.ts'
import styles from './pharmacy-feedback.module.css'

export default function PharmacyFeedbackScreen() {
  const { orderId = '' } = useQueryParams()
  return (
    <AnsweredPage of={useAfterArrival(orderId)} skeleton={<SkeletonCard lines={4} />}>
      {({ stars }) => (stars === null ? <Form orderId={orderId} /> : <Thanks />)}
    </AnsweredPage>
  )
}

interface FeedbackValues {
  stars: number
  words: string
}

function Form({ orderId }: { orderId: string }) {
  const evaluating = useWrite(pharmacyCalls.evaluate)
  const form = useForm<FeedbackValues>({ stars: 0, words: '' }, ({ stars }) => ({
    stars: stars === 0 ? '请点选星级' : null,
  }))
  const submit = async () => {
    const sent = await form.submit(({ stars, words }) =>
      evaluating.send({ orderId, stars: stars as 1 | 2 | 3 | 4 | 5, words: words.trim() }),
    )
    if (sent) await refreshOrders()
  }
  return (
    <Page
      actions={
        <Button block busy={form.isBusy} onTap={submit}>
          提交评价
        </Button>
      }
    >
      <Card title="药品和配送还满意吗？">
        <Stars value={form.values.stars} onChange={form.set('stars')} />
        <p className={styles.word}>{form.faults.stars ?? wordFor(form.values.stars)}</p>
        <TextField
          {...form.field('words')}
          label="说说您的感受（选填）"
          rows={3}
          maxLength={300}
          placeholder="药品包装、配送速度、用药指导…"
        />
      </Card>
    </Page>
  )
}

function Thanks() {
  const leave = useWayBack()
  return (
    <Page>
      <Done title="感谢您的评价" note="您的意见会帮助药房把服务做得更好">
        <Button block onTap={leave}>
          返回
        </Button>
      </Done>
    </Page>
  )
}

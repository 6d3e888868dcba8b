import { mallOrderCalls } from '@yf/contract/mall-orders'
import type { OrderDetail } from '@yf/contract/order-shapes'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import type { UploadedPicture } from '#ui/picture-upload/use-uploads.ts'
import { Stars, wordFor } from '#ui/stars/stars.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { refreshOrders } from '../use-orders.ts'
import { CommentView } from './comment-view.tsx'
import { LineRow } from './line-row.tsx'
import { OrderPictures } from './order-pictures.tsx'
import styles from './comment-form.module.css'

interface CommentValues {
  stars: number
  words: string
  pictures: UploadedPicture[]
}

/** The first review has stars; a later one only text. */
export function CommentForm({ order }: { order: OrderDetail }) {
  const isFirst = order.can.comment
  const commenting = useWrite(mallOrderCalls.comment, { loading: false })
  const following = useWrite(mallOrderCalls.followUp, { loading: false })
  const form = useForm<CommentValues>({ stars: 0, words: '', pictures: [] }, ({ stars, words }) => ({
    stars: isFirst && stars === 0 ? '请点选星级' : null,
    words: !isFirst && words.trim() === '' ? '请写几句再提交' : null,
  }))
  const submit = async () => {
    const sent = await form.submit(({ stars, words, pictures }) => {
      const comment = { orderId: order.id, words: words.trim(), pictures: pictures.map(({ id }) => id) }
      return isFirst
        ? commenting.send({ ...comment, stars: stars as 1 | 2 | 3 | 4 | 5 })
        : following.send(comment)
    })
    if (sent) await refreshOrders()
  }
  return (
    <Page
      actions={
        <Button block busy={form.isBusy} onTap={submit}>
          {isFirst ? '提交评价' : '追加评价'}
        </Button>
      }
    >
      <Card flush>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </Card>
      {order.comment && <CommentView comment={order.comment} />}
      <Card title={isFirst ? '您满意吗？' : '用了一段时间，还想说什么？'}>
        {isFirst && (
          <>
            <Stars value={form.values.stars} onChange={form.set('stars')} />
            <p className={styles.word} aria-live="polite">
              {form.faults.stars ?? wordFor(form.values.stars)}
            </p>
          </>
        )}
        <TextField
          {...form.field('words')}
          label={isFirst ? '说说您的感受（选填）' : '追加的评价'}
          rows={4}
          maxLength={500}
          placeholder="质量、尺寸、包装、送货速度…"
        />
        <OrderPictures value={form.values.pictures} onChange={form.set('pictures')} />
      </Card>
    </Page>
  )
}

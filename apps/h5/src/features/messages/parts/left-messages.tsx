import { serviceMessageCalls } from '@yf/contract/service-messages'
import { momentText } from '@yf/domain/date-text'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useArrivals } from '../use-arrivals.ts'
import { Bubble } from './bubble.tsx'
import styles from './left-messages.module.css'

/** Messages that wait for an answer, as the member wrote them; the answer arrives among the service notices. */
export function LeftMessages() {
  const left = useQueryOf(serviceMessageCalls.left, {}, { silent: true })
  useArrivals(1, () => void left.refetch())
  return left.data?.map(({ id, words, wantsCall, createTime }) => (
    <Bubble key={id} by="me">
      <p className={styles.text}>{words}</p>
      <p className={styles.state}>
        {`${momentText(createTime)} 留言，等待${wantsCall === 1 ? '客服回电' : '客服回复'}`}
      </p>
    </Bubble>
  ))
}

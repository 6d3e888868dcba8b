import type { Comment } from '@yf/contract/order-shapes'
import { dayAndClockText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { StarRating } from '#ui/stars/stars.tsx'
import { OwnPictures } from './own-pictures.tsx'
import styles from './comment-view.module.css'

/** The member's review of an order. */
export const CommentView = ({ comment }: { comment: Comment }) => (
  <Card title="我的评价">
    <StarRating value={comment.stars} />
    <CommentBody words={comment.words} pictures={comment.pictures} time={comment.time} />
    {comment.followUp && (
      <>
        <h3 className={styles.later}>追加评价</h3>
        <CommentBody {...comment.followUp} />
      </>
    )}
  </Card>
)

const CommentBody = ({
  words,
  pictures,
  time,
}: {
  words: string
  pictures: readonly string[]
  time: string
}) => (
  <>
    {words && <p className={styles.text}>{words}</p>}
    <OwnPictures urls={pictures} />
    <p className={styles.time}>{dayAndClockText(time)}</p>
  </>
)

import type { Consultation, RoomMessage } from '@yf/contract/consultation-shapes'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PrescriptionCard } from '../parts/prescription-card.tsx'
import { ChatPicture } from '../parts/chat-picture.tsx'
import { SickNoteCard } from '../parts/sick-note-card.tsx'
import styles from './bubbles.module.css'
import type { MessageBody, DeliveryMark } from './room-lines.ts'
import type { UnconfirmedMessage } from './outbox.ts'

type Cards = Pick<Consultation, 'prescriptions' | 'sickNotes' | 'doctor'>

const markTexts: Readonly<Record<DeliveryMark, string>> = { sent: '已送达', read: '已读' }

/** Message content by kind. A card whose document has not loaded yet shows its kind. */
function contentOf({ kind, words, picture, cardId, speaker }: RoomMessage, cards: Cards): ReactNode {
  if (kind === 'picture') {
    return <ChatPicture url={picture} name={speaker === 'doctor' ? '医生发来的图片' : '我发的图片'} />
  }
  const prescription = cards.prescriptions.find(({ id }) => id === cardId)
  if (kind === 'prescription' && prescription) return <PrescriptionCard prescription={prescription} />
  const note = cards.sickNotes.find(({ id }) => id === cardId)
  if (kind === 'sickNote' && note) return <SickNoteCard note={note} />
  return <p className={styles.text}>{words}</p>
}

const isCard = ({ kind }: RoomMessage) => kind === 'prescription' || kind === 'sickNote'

interface MessageProps {
  message: RoomMessage
  mark: DeliveryMark | null
  cards: Cards
}

export function Message({ message, mark, cards }: MessageProps) {
  if (message.kind === 'notice' || (message.speaker === 'system' && !isCard(message))) {
    return <p className={styles.notice}>{message.words}</p>
  }
  const isOwn = message.speaker === 'patient'
  const look = classNames(styles.line, isOwn && styles.own, isCard(message) && styles.wide)
  return (
    <div className={look}>
      {!isOwn && <Avatar name={cards.doctor?.name ?? '医'} size={36} />}
      <div className={styles.said}>
        <span className={base.hidden}>{isOwn ? '我说' : '医生说'}</span>
        {contentOf(message, cards)}
        {mark && <span className={styles.mark}>{markTexts[mark]}</span>}
      </div>
    </div>
  )
}

const outgoingText = ({ state, words }: UnconfirmedMessage<MessageBody>): string => {
  if (state === 'sending') return '发送中'
  return state === 'waiting' ? '等待网络，恢复后自动发送' : (words ?? '发送失败')
}

interface OutgoingProps {
  outgoing: UnconfirmedMessage<MessageBody>
  onRetry: () => void
  onRemove: () => void
}

/** Marks an unsent message; a refused one shows the reason with retry and remove. */
export function OutgoingMessage({ outgoing, onRetry, onRemove }: OutgoingProps) {
  const { body, state } = outgoing
  const hasFailed = state === 'failed'
  return (
    <div className={classNames(styles.line, styles.own)}>
      <div className={styles.said}>
        {body.kind === 'words' ? (
          <p className={styles.text}>{body.words}</p>
        ) : (
          <ChatPicture url={body.url} name="我发的图片" />
        )}
        <span className={classNames(styles.mark, hasFailed && styles.failed)} role="status">
          {outgoingText(outgoing)}
        </span>
        {hasFailed && <Ways what="消息" onRetry={onRetry} onRemove={onRemove} />}
      </div>
    </div>
  )
}

export const Ways = ({
  what,
  onRetry,
  onRemove,
}: {
  what: string
  onRetry: (() => void) | null
  onRemove: () => void
}) => (
  <span className={styles.ways}>
    {onRetry && (
      <button
        type="button"
        className={classNames(base.tap, styles.way)}
        aria-label={`重新发送${what}`}
        onClick={onRetry}
      >
        <Icon name="refresh" size={16} />
        重新发送
      </button>
    )}
    <button
      type="button"
      className={classNames(base.tap, styles.way)}
      aria-label={`删除${what}`}
      onClick={onRemove}
    >
      删除
    </button>
  </span>
)

import type { Consultation } from '@yf/contract/consultation-shapes'
import { Message, OutgoingMessage } from './bubbles.tsx'
import type { MessageBody, RoomLine } from './room-lines.ts'
import type { Outbox } from './outbox.ts'
import styles from './room.module.css'
import { UploadBubble } from './upload-bubble.tsx'
import type { useRoomPictures } from './use-room-pictures.ts'

interface ConversationProps {
  lines: readonly RoomLine[]
  consultation: Consultation
  outbox: Pick<Outbox<MessageBody, unknown>, 'retry' | 'remove'>
  pictures: Pick<ReturnType<typeof useRoomPictures>, 'uploads' | 'retry' | 'remove'>
}

export function Conversation({ lines, consultation, outbox, pictures }: ConversationProps) {
  const drawn = (line: RoomLine) => {
    if (line.kind === 'time') return <p className={styles.time}>{line.words}</p>
    if (line.kind === 'message') {
      return <Message message={line.message} mark={line.mark} cards={consultation} />
    }
    const { outgoing } = line
    return (
      <OutgoingMessage
        outgoing={outgoing}
        onRetry={() => outbox.retry(outgoing.id)}
        onRemove={() => outbox.remove(outgoing.id)}
      />
    )
  }
  return (
    <div role="log" aria-label="对话">
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key}>{drawn(line)}</li>
        ))}
        {pictures.uploads.map((upload) => (
          <li key={upload.key}>
            <UploadBubble
              upload={upload}
              onRetry={() => pictures.retry(upload.key)}
              onRemove={() => pictures.remove(upload.key)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { Consultation, RoomMessage } from '@yf/contract/consultation-shapes'
import { isOver, type ConsultationState } from '@yf/domain/consultation'
import { useEffect, useEffectEvent, useState } from 'react'
import { useKeyboardInset } from '#ui/keyboard/use-keyboard-inset.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { CaseCard } from '../parts/case-card.tsx'
import { DoctorCard } from '../parts/doctor-card.tsx'
import { isWaiting } from '../texts.ts'
import { Conversation } from './conversation.tsx'
import { linesOf } from './room-lines.ts'
import { LeaveButton } from './leave-button.tsx'
import { OverBar } from './over-bar.tsx'
import styles from './room.module.css'
import { RoomFoot } from './room-foot.tsx'
import { useRoom } from './use-room.ts'
import { useRoomPictures } from './use-room-pictures.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { WaitingCard } from './waiting-card.tsx'

interface RoomViewProps {
  consultation: Consultation
  /** Called on a change that only the detail contains: a doctor, a card, an end. */
  onChanged: () => unknown
}

/** A consultation as a conversation, also for reading one that has ended. */
export function RoomView({ consultation, onChanged }: RoomViewProps) {
  const { id, doctor, payment } = consultation
  const isSelfPaid = payment !== null
  const room = useRoom(consultation)
  const { thread, state, outbox } = room
  const pictures = useRoomPictures(id, outbox)
  const [openedAt] = useState(() => Date.now())
  const lines = linesOf(thread, room.outgoing, openedAt)
  const last = lines[lines.length - 1]
  const lastKey = pictures.uploads[pictures.uploads.length - 1]?.key ?? last?.key
  const { box, hasMore, toEnd } = useStickToEnd(lastKey, last?.kind !== 'message' || last.mark !== null)
  const inset = useKeyboardInset()
  useNews(newsOf(thread.messages, state, consultation), onChanged)
  return (
    <div className={styles.room} style={{ paddingBottom: inset }}>
      <Page
        title={doctor?.name ?? (isWaiting(state) ? '等待接诊' : '在线问诊')}
        extra={<LeaveButton id={id} state={state} isSelfPaid={isSelfPaid} onLeft={onChanged} />}
        scrollRef={box}
        actions={
          isOver(state) ? (
            <OverBar consultation={consultation} state={state} />
          ) : (
            <RoomFoot id={id} outbox={outbox} pictures={pictures} />
          )
        }
      >
        <div className={styles.head}>
          {!room.isReachable && (
            <NoticeBar tone="warning">网络不稳定，正在重新连接，未发出的消息会自动补发</NoticeBar>
          )}
          {doctor && <DoctorCard doctor={doctor} />}
          {isWaiting(state) && thread.roomStatus && (
            <WaitingCard {...thread.roomStatus} isSelfPaid={isSelfPaid} />
          )}
          <CaseCard of={consultation} />
        </div>
        {room.isLoaded ? (
          <Conversation lines={lines} consultation={consultation} outbox={outbox} pictures={pictures} />
        ) : (
          <SkeletonRows rows={3} />
        )}
        <p className={styles.typing} role="status">
          {room.isDoctorTyping && '医生正在输入…'}
        </p>
        {hasMore && (
          <button type="button" className={styles.more} onClick={toEnd}>
            有新消息
          </button>
        )}
      </Page>
    </div>
  )
}

/**
 * A key for changes that the detail does not contain yet; null if it is current. A card, a review notice or another
 * state means that the room is newer than the detail.
 */
function newsOf(
  messages: readonly RoomMessage[],
  state: ConsultationState,
  current: Pick<Consultation, 'state' | 'standing'>,
): string | null {
  const notices = messages.filter(({ kind }) => kind !== 'words' && kind !== 'picture')
  const seq = Math.max(0, ...notices.map((notice) => notice.seq))
  return state !== current.state || seq > current.standing.seq ? `${state}/${seq}` : null
}

function useNews(news: string | null, onNews: () => unknown): void {
  const notifyNews = useEffectEvent(onNews)
  useEffect(() => {
    if (news !== null) notifyNews()
  }, [news])
}

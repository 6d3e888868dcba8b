import { believedMoment, type MessageKind, type Speaker } from '@yf/domain/consultation'
import type { Clock } from '#platform/clock.ts'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { announce } from '#platform/live/announce.ts'
import { messageRow } from '../encrypted.ts'
import { messageById, nextSeq, type ConsultationRow, type MessageRow } from '../store.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'

export interface NewMessage {
  readonly id: string
  readonly speaker: Speaker
  readonly kind: MessageKind
  readonly text?: string | null
  readonly fileId?: string | null
  readonly remoteFile?: string | null
  readonly cardId?: string | null
  /** The sender's time, in milliseconds. */
  readonly writtenAt: number
}

type RoomDeps = SubjectKeyDeps & { readonly clock: Clock }

export const roomTopic = (consultationId: string): string => `consultation/${consultationId}`

/** Notifies the room's listeners when the transaction commits. */
export const announceRoom = ({ db }: Pick<RoomDeps, 'db'>, id: string, what?: string): Promise<void> =>
  announce(db, roomTopic(id), what)

/**
 * Into a locked room. The same id is the same message: the stored one is returned and not overwritten, whatever the
 * new content.
 */
export async function addMessage(
  ctx: RoomDeps,
  room: ConsultationRow,
  message: NewMessage,
): Promise<{ readonly row: MessageRow; readonly isNew: boolean }> {
  const existing = await messageById(ctx.db, room, message.id)
  if (existing) return { row: existing, isNew: false }
  const { id, speaker, kind, text = null } = message
  const moment = believedMoment(message.writtenAt, room.started_at.getTime(), ctx.clock.now().getTime())
  const row: MessageRow = {
    company_id: room.company_id,
    consultation_id: room.id,
    id,
    account_id: room.account_id,
    seq: await nextSeq(ctx.db, room),
    speaker,
    kind,
    text_encrypted: text === null ? null : await encryptContent(ctx, room.account_id, messageRow(id), text),
    file_id: message.fileId ?? null,
    remote_file: message.remoteFile ?? null,
    card_id: message.cardId ?? null,
    written_at: new Date(moment),
  }
  await ctx.db.insertInto('consultation_message').values(row).execute()
  await announceRoom(ctx, room.id)
  return { row, isNew: true }
}

import type { RoomMessage, RoomStatus } from '@yf/contract/consultation-shapes'
import { consultationStates } from '@yf/domain/consultation'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { filesById, type FileFacts } from '#platform/files/stored-files.ts'
import { messageRow } from '../encrypted.ts'
import { messagesAfter, type ConsultationRow, type MessageRow } from '../store.ts'
import { openContent } from '#platform/crypto/subject-content.ts'

/** The maximum of one answer. */
const atOnce = 200

export interface RoomUpdate {
  readonly messages: RoomMessage[]
  readonly standing: RoomStatus
  readonly hasMore: 0 | 1
}

/** The changes in a room since a change that the reader knows: the same for the live stream and for polling. */
export async function newsOf(ctx: SubjectKeyDeps, room: ConsultationRow, after: number): Promise<RoomUpdate> {
  const rows = await messagesAfter(ctx.db, room, after, atOnce + 1)
  const messages = await toMessageDtos(ctx, room, rows.slice(0, atOnce))
  return { messages, standing: roomStatusOf(room), hasMore: rows.length > atOnce ? 1 : 0 }
}

export async function toMessageDtos(
  ctx: SubjectKeyDeps,
  room: Pick<ConsultationRow, 'account_id'>,
  rows: readonly MessageRow[],
): Promise<RoomMessage[]> {
  if (rows.length === 0) return []
  const key = await existingSubjectKey(ctx, room.account_id)
  const ids = rows.flatMap(({ file_id }) => file_id ?? [])
  const files = await filesById(ctx.db, room.account_id, ids)
  return rows.map((row) => toMessageDto(row, key, files))
}

const toMessageDto = (
  row: MessageRow,
  key: SubjectKey | null,
  files: ReadonlyMap<string, FileFacts>,
): RoomMessage => {
  const file = row.file_id === null ? undefined : files.get(row.file_id)
  return {
    id: row.id,
    seq: row.seq,
    speaker: row.speaker,
    kind: row.kind,
    words: openContent<string>(key, row.text_encrypted, messageRow(row.id)) ?? '',
    picture: file && !file.gone_at ? `/files/${file.name}` : null,
    cardId: row.card_id,
    writtenAt: row.written_at.getTime(),
  }
}

export const roomStatusOf = (room: ConsultationRow): RoomStatus => ({
  state: room.state,
  seq: room.seq,
  doctorReadSeq: room.doctor_read_seq,
  givesUpAt: room.state === consultationStates.waiting ? room.gives_up_at.getTime() : null,
  isWithHospital: room.delivered_at ? 1 : 0,
})

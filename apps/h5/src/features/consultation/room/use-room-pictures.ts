import { fileCalls } from '@yf/contract/files'
import { useUploads } from '#platform/uploads/use-uploads.ts'
import type { MessageBody } from './room-lines.ts'
import type { Outbox } from './outbox.ts'

const mostAtOnce = 9

/** Pictures being uploaded: each becomes a message under its upload key once the server has it. */
export function useRoomPictures(id: string, outbox: Pick<Outbox<MessageBody, unknown>, 'add'>) {
  const { uploads, choose, retry, remove } = useUploads({
    row: fileCalls.upload,
    shelf: `consultation/${id}`,
    most: mostAtOnce,
    used: 0,
    onDone: ({ id: pictureId, url }, { key }) => outbox.add({ kind: 'picture', pictureId, url }, key),
  })
  return {
    uploads,
    retry,
    remove,
    choose: (from: 'camera' | 'album') => choose({ from, fields: { module: 'consultation' } }),
  }
}

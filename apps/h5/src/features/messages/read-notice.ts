import { messageCalls, type Notice, type UnreadCounts } from '@yf/contract/messages'
import { noticeStates, readStates } from '@yf/domain/notice-target'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { decrementUnread, setUnread } from './shared/patch-unread.ts'

let underway = 0
let didOverlap = false

/**
 * Several notices may be tapped before the first response, which then does not contain the later ones: the counts of
 * a response are only used if no other is pending; after several, the counts are fetched once all are done.
 */
async function settle(counts: UnreadCounts | null): Promise<void> {
  underway -= 1
  if (underway > 0) return
  const isAlone = !didOverlap && counts !== null
  didOverlap = false
  if (isAlone) setUnread(counts)
  else await refresh(messageCalls.unread)
}

/**
 * Marks the notice as read at the tap and updates every counter at once; the server's response then corrects them. If
 * the call fails, the notice is unread again, as on the server.
 */
export async function readNotice(
  notice: Notice,
  tab: 1 | 2,
  show: (changes: Pick<Notice, 'readStatus'>) => void,
): Promise<void> {
  if (notice.readStatus === readStates.read) return
  show({ readStatus: readStates.read })
  // An expired notice is not counted.
  if (notice.status !== noticeStates.expired) decrementUnread(tab)
  underway += 1
  didOverlap ||= underway > 1
  const read = await write(messageCalls.markRead, { id: notice.id })
  if (!read.ok) show({ readStatus: readStates.unread })
  await settle(read.ok ? read.result : null)
}

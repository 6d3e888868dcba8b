import { messageCalls, type Notice, type UnreadCounts } from '@yf/contract/messages'
import { noticeStates, readStates } from '@yf/domain/notice-target'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { decrementUnread, setUnread } from './shared/patch-unread.ts'

let underway = 0
let didOverlap = false

/**
 * Several notices may be tapped before the first answer is back, and an answer may then know nothing of the later taps:
 * the counts follow an answer that was alone, and of several the server is asked once they are all through.
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
 * Unread becomes read at the tap, and every counter follows at once; the server's answer then sets them right. Where it
 * cannot be reached the notice is unread again, as it still is there.
 */
export async function readNotice(
  notice: Notice,
  tab: 1 | 2,
  show: (changes: Pick<Notice, 'readStatus'>) => void,
): Promise<void> {
  if (notice.readStatus === readStates.read) return
  show({ readStatus: readStates.read })
  // An expired notice does not count any more.
  if (notice.status !== noticeStates.expired) decrementUnread(tab)
  underway += 1
  didOverlap ||= underway > 1
  const read = await write(messageCalls.markRead, { id: notice.id })
  if (!read.ok) show({ readStatus: readStates.unread })
  await settle(read.ok ? read.result : null)
}

import { messageCalls } from '@yf/contract/messages'
import { serviceMessageCalls } from '@yf/contract/service-messages'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { setUnread } from '../shared/patch-unread.ts'
import { useUnread } from '../shared/unread.ts'

/** Marks all as read with one tap; hidden if there are none unread. */
export function ReadAllButton({ onRead }: { onRead: () => void }) {
  const { total } = useUnread()
  const readAll = useWrite(serviceMessageCalls.readAll)
  if (total === 0) return null
  const read = async () => {
    const done = await readAll.send({})
    if (!done.ok) return
    setUnread(done.result)
    say('已全部标为已读')
    onRead()
    await refresh(messageCalls.list)
  }
  return (
    <Button kind="plain" size="small" onTap={read}>
      全部已读
    </Button>
  )
}

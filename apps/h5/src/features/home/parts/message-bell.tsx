import { go } from '#platform/navigation/go.ts'
import { useFunction } from '#platform/theme/theme.ts'
import { useUnread } from '#features/messages/shared/unread.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './message-bell.module.css'

/** Link to the message centre with the unread count. */
export function MessageBell() {
  const { isShown, name, picture } = useFunction('function_message', '消息中心')
  const { total } = useUnread()
  if (!isShown) return null
  return (
    <button type="button" className={styles.bell} onClick={() => go('/message')} data-track="home.bell">
      <Icon name="bell" size={24} label={name} picture={picture} />
      <span className={styles.badge}>
        <Badge count={total} />
      </span>
    </button>
  )
}

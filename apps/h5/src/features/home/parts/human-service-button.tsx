import { useFunction } from '#platform/theme/theme.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './message-bell.module.css'

const callService = async () =>
  (await import('#features/messages/shared/open-human-service.ts')).openHumanService()

/** A person to talk to, one tap from the home; nothing where the company has none (specification §6). */
export function HumanServiceButton() {
  const { isShown, name, picture } = useFunction('function_online_service', '在线客服')
  if (!isShown) return null
  return (
    <button
      type="button"
      className={styles.bell}
      onClick={() => void callService()}
      data-track="home.humanService"
    >
      <Icon name="service" size={24} label={name} picture={picture} />
    </button>
  )
}

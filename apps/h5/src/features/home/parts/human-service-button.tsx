import { useServiceAtOnce } from '#features/messages/shared/use-service-at-once.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './message-bell.module.css'

/** Opens human customer service with one tap from the home page. */
export function HumanServiceButton() {
  const { isShown, name, picture, ask, answer } = useServiceAtOnce()
  if (!isShown) return null
  return (
    <>
      <button type="button" className={styles.bell} onClick={ask} data-track="home.humanService">
        <Icon name="service" size={24} label={name} picture={picture} />
      </button>
      {answer}
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useFunction } from '#platform/theme/theme.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './message-bell.module.css'

const ServiceAtOnce = lazy(async () => ({
  default: (await import('#features/messages/shared/service-at-once.tsx')).ServiceAtOnce,
}))

/** A person to talk to, one tap from the home; nothing where the company has none (specification §6). */
export function HumanServiceButton() {
  const { isShown, name, picture } = useFunction('function_online_service', '在线客服')
  const [asked, ask] = useState(0)
  if (!isShown) return null
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        onClick={() => ask(asked + 1)}
        data-track="home.humanService"
      >
        <Icon name="service" size={24} label={name} picture={picture} />
      </button>
      <Suspense>{asked > 0 && <ServiceAtOnce key={asked} />}</Suspense>
    </>
  )
}

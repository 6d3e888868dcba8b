import { useState } from 'react'
import { useSession } from '#platform/session/session.ts'
import { CompanySwitch } from './company-switch.tsx'
import { HumanServiceButton } from './human-service-button.tsx'
import { MessageBell } from './message-bell.tsx'
import styles from './home-head.module.css'

const greeting = (hour: number) =>
  hour < 5 ? '夜深了' : hour < 12 ? '早上好' : hour < 18 ? '下午好' : '晚上好'

export function HomeHead() {
  const name = useSession((session) => session.userInfo?.name ?? '')
  const [hour] = useState(() => new Date().getHours())
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <CompanySwitch />
        <div className={styles.icons}>
          <HumanServiceButton />
          <MessageBell />
        </div>
      </div>
      <p className={styles.greeting}>{`${greeting(hour)}，${name}`}</p>
    </header>
  )
}

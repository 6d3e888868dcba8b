import { useState } from 'react'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Counsellors } from '../parts/counsellors.tsx'
import { CrisisLine } from '../parts/crisis-line.tsx'
import { MyBookings } from '../parts/my-bookings.tsx'
import { NextSession, Waits } from '../parts/next-session.tsx'
import styles from './eap.module.css'

type EapTab = 'find' | 'mine'
const tabs = [
  { value: 'find' as EapTab, label: '找咨询师' },
  { value: 'mine' as EapTab, label: '我的预约' },
]

/** Counsellors, and the member's own bookings; notices link to `tab=mine`. */
export default function EapScreen() {
  const [tab, setTab] = useState<EapTab>(useQueryParams()['tab'] === 'mine' ? 'mine' : 'find')
  return (
    <Page>
      <CrisisLine />
      <Tabs label="心理咨询" items={tabs} value={tab} onChange={setTab} />
      <div className={styles.parts} role="tabpanel" aria-label={tab === 'mine' ? '我的预约' : '找咨询师'}>
        <Waits />
        {tab === 'mine' ? (
          <MyBookings />
        ) : (
          <>
            <NextSession />
            <Counsellors />
          </>
        )}
      </div>
    </Page>
  )
}

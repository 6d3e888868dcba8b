import { useState } from 'react'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { MyAppointments } from '../parts/my-appointments.tsx'
import { Services } from '../parts/services.tsx'
import { Waits } from '../parts/waits.tsx'
import styles from './appointments.module.css'

type RecordsTab = 'mine' | 'services'
const tabs = [
  { value: 'mine' as RecordsTab, label: '我的预约' },
  { value: 'services' as RecordsTab, label: '可预约服务' },
]

/** All appointments in one list, and the bookable services; packages link to `tab=services`. */
export default function AppointmentRecordsScreen() {
  const [tab, setTab] = useState<RecordsTab>(useQueryParams()['tab'] === 'services' ? 'services' : 'mine')
  return (
    <Page>
      <Tabs label="预约" items={tabs} value={tab} onChange={setTab} />
      <div className={styles.parts} role="tabpanel" aria-label={tab === 'mine' ? '我的预约' : '可预约服务'}>
        <Waits />
        {tab === 'mine' ? <MyAppointments /> : <Services />}
      </div>
    </Page>
  )
}

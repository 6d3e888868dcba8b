import { promotionCalls } from '@yf/contract/promotion'
import type { ActivityPage } from '@yf/contract/activities'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { ActivityGate } from '../parts/activity-gate.tsx'
import { AdviceBox } from '../parts/advice-box.tsx'
import { Head } from '../parts/head.tsx'
import { Rules } from '../parts/sections.tsx'
import styles from '../parts/sections.module.css'

const phoneShape = /^1[3-9]\d{9}$/

/** Partner offers for the employees of a company: an interested member leaves a phone number and is called back. */
export default function HuhuiActiveScreen() {
  return <ActivityGate layout="huhui">{(activity) => <Offers activity={activity} />}</ActivityGate>
}

const Offers = ({ activity }: { activity: ActivityPage }) => (
  <Page title={activity.title}>
    <div className={styles.sections}>
      <Head {...activity} />
      <Card title="互惠礼遇" flush>
        {activity.steps.map(({ title, words }) => (
          <ListRow key={title} title={title} facts={[words]} />
        ))}
      </Card>
      {activity.status === 2 && <Join id={activity.id} />}
      <Rules {...activity} />
      <AdviceBox activityId={activity.id} />
    </div>
  </Page>
)

function Join({ id }: { id: string }) {
  const [phone, setPhone] = useState('')
  const [hasJoined, setJoined] = useState(false)
  const joining = useWrite(promotionCalls.recordPromotion)
  const join = async () => {
    if ((await joining.send({ id, phone })).ok) setJoined(true)
  }
  if (hasJoined) return <NoticeBar tone="success">已登记，合作门店会尽快与您联系</NoticeBar>
  return (
    <Card title="我要参加">
      <div className={styles.form}>
        <PhoneField label="联系手机号" value={phone} onChange={setPhone} />
        <Button block disabled={!phoneShape.test(phone)} onTap={join}>
          登记参加
        </Button>
      </div>
    </Card>
  )
}

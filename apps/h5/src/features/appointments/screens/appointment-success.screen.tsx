import type { AppointmentDetail } from '@yf/contract/appointment-shapes'
import { reminderText } from '#features/eap/shared/booking-texts.ts'
import { spanText } from '#features/eap/shared/times.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Done } from '#ui/done/done.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { AppointmentPage } from '../parts/appointment-page.tsx'
import { CalendarButton } from '../parts/calendar-button.tsx'
import { SpotLinks } from '../parts/spot-links.tsx'
import { cancelText } from '../texts.ts'
import styles from './appointments.module.css'

/** Confirmation of a new or rescheduled booking. */
export default function AppointmentSuccessScreen() {
  return <AppointmentPage>{(found) => <Success of={found} />}</AppointmentPage>
}

function Success({ of }: { of: AppointmentDetail }) {
  const isChanged = useQueryParams()['changed'] === '1'
  return (
    <Page
      actions={
        <>
          <CalendarButton of={of} block />
          <Button block onTap={() => replaceWith('/appointmentDeatil', { query: { id: of.id } })}>
            {of.code ? '查看预约码' : '查看预约'}
          </Button>
        </>
      }
    >
      <Done title={isChanged ? '改期成功' : '预约成功'} note={reminderText} />
      <div className={styles.parts}>
        <Card>
          <Facts
            rows={[
              { label: '服务', value: of.title },
              { label: '预约对象', value: of.note },
              { label: '时间', value: spanText(of) },
              { label: '使用权益', value: of.coveredBy },
              { label: '取消', value: cancelText(of.cancelUntil) },
            ]}
          />
        </Card>
        {of.spot && (
          <Card title="地点">
            <SpotLinks spot={of.spot} />
          </Card>
        )}
      </div>
    </Page>
  )
}

import { adviserCalls, type Adviser, type AdviserBooking } from '@yf/contract/adviser'
import { isOpenBooking } from '@yf/domain/booking'
import { useState } from 'react'
import { ServiceCell } from '#features/messages/shared/service-cell.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { NextCall, PastCalls, useAdviserBookings } from '../parts/adviser-bookings.tsx'
import { AdviserCard } from '../parts/adviser-card.tsx'
import { BookAdviser } from '../parts/book-adviser.tsx'
import styles from './public-hospital.module.css'

/** The company's adviser: contact, booked calls, and human customer service. */
export default function OneToOneScreen() {
  const { companyId } = useCompany()
  const found = useQueryOf(adviserCalls.adviser, { companyId }, { silent: true })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={4} />}>
      {({ adviser }) => (adviser ? <WithAdviser adviser={adviser} /> : <WithoutAdviser />)}
    </AnsweredPage>
  )
}

function WithAdviser({ adviser }: { adviser: Adviser }) {
  const bookings = useAdviserBookings()
  const [isBooking, setBooking] = useState(false)
  const [changing, setChanging] = useState<AdviserBooking | null>(null)
  const next = bookings.data?.records.find(({ status }) => isOpenBooking(status))
  const begin = (booking: AdviserBooking | null) => {
    setChanging(booking)
    setBooking(true)
  }
  const actions = bookings.data && !next && (
    <Button block icon="calendar" onTap={() => begin(null)}>
      预约通话
    </Button>
  )
  return (
    <Page actions={actions}>
      <div className={styles.sections}>
        {next && <NextCall booking={next} onChange={() => begin(next)} />}
        <AdviserCard adviser={adviser} />
        <Card flush>
          <ServiceCell />
        </Card>
        {!bookings.isPending && <PastCalls refreshedBy={JSON.stringify(bookings.data ?? null)} />}
      </div>
      <BookAdviser open={isBooking} onClose={() => setBooking(false)} changing={changing} />
    </Page>
  )
}

const WithoutAdviser = () => (
  <Page>
    <div className={styles.sections}>
      <NoRightState
        title="贵公司暂未安排专属顾问"
        note="有关权益和保障的问题，请联系企业人力资源，或通过下面的方式咨询"
      />
      <Card flush>
        <ServiceCell />
        <Cell icon="help" label="常见问题" note="先看看有没有您要的答案" onTap={() => go('/faq')} />
      </Card>
    </div>
  </Page>
)

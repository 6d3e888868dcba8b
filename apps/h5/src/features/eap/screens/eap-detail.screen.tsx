import { eapCalls, type CounsellorDetail, type EapBooking } from '@yf/contract/eap'
import { useState } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { useParams, useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { canChoose } from '../next-step.ts'
import { Booked } from '../parts/booked.tsx'
import { BookingBar } from '../parts/booking-bar.tsx'
import { ConfirmSheet } from '../parts/confirm-sheet.tsx'
import { CounsellorAbout } from '../parts/counsellor-about.tsx'
import { CounsellorHead } from '../parts/counsellor-head.tsx'
import { CrisisLine } from '../parts/crisis-line.tsx'
import { TimePicker } from '../parts/time-picker.tsx'
import { useBooking } from '../use-booking.ts'
import { cancelRule } from '../shared/booking-texts.ts'
import { paidRule, selfFenOf, wayName } from '../texts.ts'
import styles from './eap-detail.module.css'

/** One counsellor with available times; with `change` the booking of that id is rescheduled. */
export default function EapDetailScreen() {
  const { id } = useParams('/eap/:id')
  const { change: changing = null } = useQueryParams()
  const { companyId } = useCompany()
  const [booked, setBooked] = useState<EapBooking | null>(null)
  // Free times go within minutes, so the page refetches on each opening.
  const counsellor = useQueryOf(eapCalls.counsellor, { companyId, id }, { staleTime: 0 })
  const state = useQueryOf(eapCalls.checkState, { companyId })
  if (booked) return <Booked booking={booked} isChanged={changing !== null} />
  return (
    <AnsweredPage of={combineQueries(counsellor, state)} skeleton={<Waiting />}>
      {([found, { open }]) => (
        <Detail counsellor={found} changing={changing} open={open} onBooked={setBooked} />
      )}
    </AnsweredPage>
  )
}

interface DetailProps {
  counsellor: CounsellorDetail
  changing: string | null
  open: EapBooking | null
  onBooked: (booking: EapBooking) => void
}

function Detail(props: DetailProps) {
  const { counsellor, changing } = props
  const booking = useBooking(props)
  const { step, chosen, choose, way, setWay } = booking
  const bar = <BookingBar booking={booking} />
  const hasBar = step !== 'noRight' && step !== 'waiting'
  return (
    <Page actions={hasBar && bar}>
      <CrisisLine />
      <div className={styles.parts}>
        {changing && <NoticeBar>为您的预约选择新的时间，原来的时间会在改期成功后让出</NoticeBar>}
        {step === 'openOne' && (
          <NoticeBar tone="warning">您已有一个进行中的预约，完成或取消后才能再预约</NoticeBar>
        )}
        {step === 'noRight' && (
          <NoticeBar tone="warning">
            您没有可用的咨询次数，所在企业未开通自费预约；可以预约免费的咨询师，或联系在线客服
          </NoticeBar>
        )}
        <CounsellorHead of={counsellor} />
        <Card title="选择时间">
          {counsellor.days.length === 0 ? (
            <EmptyOf kind="times" title="近期没有可约的时间" note="可以过几天再来看看，或选择其他咨询师" />
          ) : (
            <div className={styles.choosing}>
              <ChoiceField
                label="咨询方式"
                options={counsellor.ways.map((value) => ({ value, label: wayName(value) }))}
                value={way}
                onChange={setWay}
              />
              <TimePicker
                days={counsellor.days}
                value={chosen}
                onChange={choose}
                canChoose={(time) => canChoose(time, changing !== null)}
              />
              {step === 'waiting' && <p className={styles.note}>您已在候补这个时间，有名额时会通知您</p>}
              <p className={styles.note}>
                {selfFenOf(counsellor) > 0 && changing === null
                  ? paidRule(counsellor.cancelHours)
                  : cancelRule(counsellor.cancelHours)}
              </p>
            </div>
          )}
        </Card>
        <CounsellorAbout of={counsellor} />
      </div>
      <ConfirmSheet counsellor={counsellor} booking={booking} />
    </Page>
  )
}

const Waiting = () => (
  <>
    <CrisisLine />
    <div className={styles.parts}>
      <SkeletonCard lines={4} />
      <SkeletonCard lines={6} />
    </div>
  </>
)

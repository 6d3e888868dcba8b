import { highExamCalls } from '@yf/contract/high-exam'
import type { HighExamBooking } from '@yf/contract/high-exam-shapes'
import { useEffect } from 'react'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { BookingActions, InstitutionLink } from '../parts/booking-actions.tsx'
import { ResultHead } from '../parts/result-head.tsx'
import { dayText, stateOf } from '../texts.ts'
import styles from './high-exam.module.css'

/** The institution decides: the page polls until then. */
const isUnsettled = ({ state, changingTo }: HighExamBooking) => state === 1 || changingTo !== null
const askEveryMs = 2500

export default function HighExamResultScreen() {
  const { id = '' } = useQueryParams()
  if (id === '') return <Nothing />
  return <BookingResult id={id} />
}

/** Reached without an id: links to all bookings. */
const Nothing = () => (
  <Page
    actions={
      <Button block onTap={() => replaceWith('/tjserver')}>
        查看我的体检
      </Button>
    }
  >
    <EmptyOf kind="gone" title="没有指明是哪一次预约" />
  </Page>
)

function BookingResult({ id }: { id: string }) {
  const booking = useQueryOf(highExamCalls.booking, { id })
  const state = booking.data?.state
  // Once the booking is settled, rights and lists cached by other screens are out of date.
  useEffect(() => {
    if (state !== undefined) void refresh(highExamCalls.quota, highExamCalls.cards, highExamCalls.bookings)
  }, [state])
  const isWaiting = booking.data !== undefined && isUnsettled(booking.data)
  useQueryOf(
    highExamCalls.booking,
    { id },
    { silent: true, ...(isWaiting && { refetchInterval: askEveryMs }) },
  )
  return (
    <AnsweredPage of={booking} skeleton={<SkeletonCard lines={6} />}>
      {(data) => <Result booking={data} />}
    </AnsweredPage>
  )
}

const isOver = ({ state }: HighExamBooking) => state === 4 || state === 5

function Result({ booking }: { booking: HighExamBooking }) {
  const { institution, reportId } = booking
  const { word, tone } = stateOf(booking)
  const next = reportId
    ? { text: '查看体检报告', onTap: () => go('/tjserver', { query: { report: reportId } }) }
    : isOver(booking)
      ? { text: '重新预约', onTap: () => replaceWith('/highEndPhysicalExamination/highExamInfo') }
      : { text: '查看我的体检', onTap: () => replaceWith('/tjserver') }
  return (
    <Page
      actions={
        <Button block onTap={next.onTap}>
          {next.text}
        </Button>
      }
    >
      <div className={styles.sections}>
        <ResultHead booking={booking} />
        <Card title={institution.name} extra={<Chip tone={tone}>{word}</Chip>}>
          <Facts
            rows={[
              { label: '体检人', value: booking.name },
              { label: '套餐', value: booking.packageName },
              { label: '日期', value: `${dayText(booking.day)} 08:00–11:00 到检` },
              { label: '改期', value: booking.changingTo && `${dayText(booking.changingTo)}，等待机构确认` },
              { label: '地址', value: <InstitutionLink institution={institution} /> },
              { label: '电话', value: <a href={`tel:${institution.phone}`}>{institution.phone}</a> },
              { label: '使用权益', value: booking.coveredBy },
              { label: '说明', value: isOver(booking) ? booking.outcome : null },
            ]}
          />
          <BookingActions booking={booking} />
        </Card>
        <ServiceLine />
      </div>
    </Page>
  )
}

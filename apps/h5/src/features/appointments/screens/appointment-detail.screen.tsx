import type { AppointmentDetail } from '@yf/contract/appointment-shapes'
import { dayAndClockText } from '@yf/domain/date-text'
import { formatFen } from '@yf/domain/money'
import { Suspense, useState } from 'react'
import { isOpen, stateOf, unpaidOf } from '#features/eap/shared/booking-texts.ts'
import { spanText } from '#features/eap/shared/times.ts'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { goIfOwn } from '#platform/navigation/go.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { AppointmentPage } from '../parts/appointment-page.tsx'
import { CalendarButton } from '../parts/calendar-button.tsx'
import { CodeCard } from '../parts/code-card.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { EvaluationButton } from '../parts/evaluation-button.tsx'
import { SessionEntry } from '../parts/next-card.tsx'
import { SpotLinks } from '../parts/spot-links.tsx'
import { ruleOf, wayText } from '../texts.ts'
import { cancelAppointment } from '../writes.ts'
import styles from './appointments.module.css'

const BookingSheet = lazy(() => import('../parts/booking-sheet.tsx'))

export default function AppointmentDetailScreen() {
  return <AppointmentPage>{(found) => <Detail of={found} />}</AppointmentPage>
}

function Detail({ of }: { of: AppointmentDetail }) {
  const [isChanging, setChanging] = useState(false)
  const { word, tone } = stateOf(of)
  const isLive = isOpen(of)
  const unpaid = unpaidOf(of)
  return (
    <Page
      actions={
        isLive
          ? hasActions(of) && <Actions of={of} onChange={() => setChanging(true)} />
          : of.evaluation && <EvaluationButton of={of.evaluation} />
      }
    >
      <div className={styles.parts}>
        <Card title={of.title} extra={<Chip tone={tone}>{word}</Chip>}>
          {isLive && <Countdown of={of} />}
          <Facts
            rows={[
              { label: '时间', value: spanText(of) },
              { label: '预约对象', value: of.note },
              { label: '使用权益', value: of.payment ? null : of.coveredBy },
              { label: '费用', value: of.payment && `${formatFen(of.payment.moneyFen)}，由您自己支付` },
              { label: '说明', value: of.outcome },
              { label: '提交时间', value: dayAndClockText(of.createTime) },
            ]}
          />
          {isLive && !unpaid && (
            <div className={styles.buttons}>
              <SessionEntry of={of} />
              <CalendarButton of={of} />
            </div>
          )}
        </Card>
        {of.code && <CodeCard code={of.code} />}
        {of.spot && (
          <Card title="地点">
            <SpotLinks spot={of.spot} />
          </Card>
        )}
        {isLive && of.hints.length > 0 && <Hints hints={of.hints} />}
        {isLive && <p className={styles.rule}>{ruleOf(of)}</p>}
        <ServiceLine />
      </div>
      {of.moduleId && (
        <Suspense>
          <BookingSheet
            open={isChanging}
            module={{ id: of.moduleId, name: of.title, isFree: of.coveredBy ? 0 : 1, rights: [] }}
            changing={of}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </Page>
  )
}

const Hints = ({ hints }: Pick<AppointmentDetail, 'hints'>) => (
  <Card title="注意事项">
    <ul className={styles.hints}>
      {hints.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </ul>
  </Card>
)

const isOurs = (of: AppointmentDetail) => of.moduleId !== null && of.isCancellable === 1
const hasActions = (of: AppointmentDetail) => of.path !== null || isOurs(of)

/** Appointments booked on other screens are changed there. */
function Actions({ of, onChange }: { of: AppointmentDetail; onChange: () => void }) {
  const { path } = of
  return (
    <>
      {path && <Button onTap={() => goIfOwn(path)}>{wayText(of)}</Button>}
      {isOurs(of) && (
        <>
          <Button kind="secondary" onTap={() => cancelAppointment(of)}>
            取消预约
          </Button>
          <Button onTap={onChange}>改期</Button>
        </>
      )}
    </>
  )
}

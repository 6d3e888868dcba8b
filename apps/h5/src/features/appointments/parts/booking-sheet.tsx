import { bookingRules } from '@yf/domain/booking'
import { cancelRule, reminderText, waitRule } from '#features/eap/shared/booking-texts.ts'
import { clockText, dateText, spanText } from '#features/eap/shared/times.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceField } from '#ui/choice-field/choice-field.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useServiceBooking, type ServiceBooking, type BookingTarget } from '../use-service-booking.ts'
import { rightText } from '../texts.ts'
import { ServiceTimes } from './service-times.tsx'
import styles from './service-times.module.css'

interface Props extends BookingTarget {
  open: boolean
  onClose: () => void
}

/**
 * Books or reschedules an offline service: person, site and time, then a summary of the terms before the member
 * confirms.
 */
export default function BookingSheet({ open, onClose, ...sought }: Props) {
  const booking = useServiceBooking(sought, onClose)
  const { isConfirming } = booking
  const title = sought.changing ? `改期 · ${sought.module.name}` : `预约 · ${sought.module.name}`
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isConfirming ? confirmText(booking) : title}
      actions={isConfirming ? <ConfirmBar booking={booking} /> : <ChooseBar booking={booking} />}
    >
      {isConfirming ? (
        <Confirming booking={booking} sought={sought} />
      ) : (
        <Choosing booking={booking} sought={sought} />
      )}
    </Sheet>
  )
}

interface BookingStepProps {
  booking: ServiceBooking
  sought: BookingTarget
}

function Choosing({ booking, sought: { module, changing } }: BookingStepProps) {
  const { companyId, right, setRight, time, choose: chooseTime } = booking
  const choose = (personName: string) =>
    setRight(module.rights.find((one) => one.personName === personName) ?? right)
  return (
    <div className={styles.parts}>
      {changing && <NoticeBar>原来的时间会在改期成功后让出；换网点请取消后重新预约</NoticeBar>}
      {!changing && module.rights.length > 1 && (
        <ChoiceField
          label="使用人"
          options={module.rights.map(({ personName }) => ({ value: personName, label: personName }))}
          value={right?.personName ?? null}
          onChange={choose}
        />
      )}
      {!changing && right && <p className={styles.note}>{rightText(right)}</p>}
      <ServiceTimes
        companyId={companyId}
        moduleId={module.id}
        fixedSite={changing?.siteId ?? null}
        value={time}
        onChange={chooseTime}
      />
      <p className={styles.note}>{cancelRule(bookingRules.offline.cancelHours)}</p>
    </div>
  )
}

const idle = {
  choose: '请选择时间',
  waiting: '您已在候补这个时间',
  full: '请选择还有名额的时间',
  noRight: '可用次数已用完',
} as const
const actionLabels = { book: '预约', change: '改到', wait: '候补' } as const

function ChooseBar({ booking: { step, time, ask, isBusy } }: { booking: ServiceBooking }) {
  if (step === 'book' || step === 'change' || step === 'wait')
    return (
      <Button block busy={isBusy} onTap={ask}>
        {`${actionLabels[step]} ${dateText(time!.startTime)} ${clockText(time!.startTime)}`}
      </Button>
    )
  return (
    <Button block disabled>
      {idle[step]}
    </Button>
  )
}

const confirmTexts = { book: '确认预约', change: '确认改期', wait: '加入候补' } as const
const confirmText = ({ step }: ServiceBooking): string =>
  step === 'change' || step === 'wait' ? confirmTexts[step] : confirmTexts.book

function Confirming({
  booking: { step, time, site, right },
  sought: { module, changing },
}: BookingStepProps) {
  const paid = right ? `使用「${right.packageName}」1 次（剩余 ${right.left} 次），您无需付费` : '免费'
  return (
    <div className={styles.parts}>
      <Facts
        rows={[
          { label: '服务', value: module.name },
          { label: '使用人', value: changing?.note ?? right?.personName },
          { label: '时间', value: time && spanText(time) },
          { label: '网点', value: site && `${site.name}，${site.city}${site.address}` },
          { label: '费用', value: changing ? '不另外使用次数' : paid },
        ]}
      />
      <NoticeBar tone="warning">
        {step === 'wait' ? waitRule : cancelRule(bookingRules.offline.cancelHours)}
      </NoticeBar>
      {step !== 'wait' && <p className={styles.note}>{reminderText}</p>}
    </div>
  )
}

const ConfirmBar = ({ booking }: { booking: ServiceBooking }) => (
  <>
    <Button kind="secondary" onTap={() => booking.setConfirming(false)}>
      重新选择
    </Button>
    <Button busy={booking.isBusy} onTap={booking.send}>
      {confirmText(booking)}
    </Button>
  </>
)

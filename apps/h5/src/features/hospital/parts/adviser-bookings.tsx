import { adviserCalls, type AdviserBooking } from '@yf/contract/adviser'
import { adviserTopics } from '@yf/domain/adviser'
import { bookingNames } from '@yf/domain/booking'
import { momentText } from '@yf/domain/date-text'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip, type ChipTone } from '#ui/chip/chip.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import { spokenSpan } from '../adviser-days.ts'
import styles from './adviser-bookings.module.css'

const tones: Readonly<Record<AdviserBooking['status'], ChipTone>> = {
  1: 'warning',
  2: 'info',
  3: 'success',
  4: 'neutral',
  5: 'neutral',
}

export const useAdviserBookings = () =>
  useQueryOf(adviserCalls.adviserBookings, { pageNo: 1, pageSize: 10 }, { staleTime: 0, silent: true })

async function cancel({ id }: AdviserBooking) {
  const agreed = await confirm({
    title: '取消预约',
    content: '取消后这个时间会留给其他同事。',
    confirmText: '取消预约',
    cancelText: '再想想',
    tone: 'danger',
  })
  if (!agreed) return
  await write(adviserCalls.cancelAdviserBooking, { id })
  await refresh(adviserCalls.adviserBookings)
}

interface NextCallProps {
  booking: AdviserBooking
  onChange: () => void
}

/** The upcoming call with its actions. */
export function NextCall({ booking, onChange }: NextCallProps) {
  const { status, topic, cancelUntil, isCancellable } = booking
  return (
    <Card title="下一次通话" extra={<Chip tone={tones[status]}>{bookingNames[status]}</Chip>}>
      <p className={styles.when}>{spokenSpan(booking)}</p>
      <p className={styles.fact}>{`${adviserTopics[topic]} · 顾问会致电您的登录手机号`}</p>
      <p className={styles.fact}>
        {isCancellable === 1
          ? `${momentText(cancelUntil)} 前可以取消或改期`
          : '临近开始，不能再取消或改期，可直接致电顾问'}
      </p>
      {isCancellable === 1 && (
        <div className={styles.actions}>
          <Button size="small" kind="secondary" onTap={() => cancel(booking)}>
            取消预约
          </Button>
          <Button size="small" kind="secondary" onTap={onChange}>
            改期
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Past calls. */
export const PastCalls = ({ refreshedBy }: { refreshedBy: string }) => (
  <Card title="我的预约">
    <AnsweredList<AdviserBooking>
      key={refreshedBy}
      label="我的预约"
      look="plain"
      load={pagesOf(adviserCalls.adviserBookings, {})}
      keyOf={({ id }) => id}
      renderRow={(booking) => <PastCall booking={booking} />}
      empty={<EmptyOf kind="appointments" title="还没有预约过通话" />}
    />
  </Card>
)

function PastCall({ booking }: { booking: AdviserBooking }) {
  const { status, topic, outcome, adviserName } = booking
  return (
    <div className={styles.past}>
      <div className={styles.text}>
        <p className={styles.span}>{spokenSpan(booking)}</p>
        <p className={styles.fact}>{`${adviserName} · ${adviserTopics[topic]}`}</p>
        {outcome && <p className={styles.fact}>{outcome}</p>}
      </div>
      <Chip tone={tones[status]}>{bookingNames[status]}</Chip>
    </div>
  )
}

import type { HighExamBooking } from '@yf/contract/high-exam-shapes'
import { nearMomentText } from '@yf/domain/near-days'
import { mapLink } from '#features/hospital/shared/map-link.ts'
import base from '#ui/base.module.css'
import { Button } from '#ui/button/button.tsx'
import { cancelBooking, changeBooking } from '../booking-writes.ts'
import styles from '../screens/high-exam.module.css'

/** The address opens the map. */
export const InstitutionLink = ({ institution }: Pick<HighExamBooking, 'institution'>) => (
  <a href={mapLink(institution)} target="_blank" rel="noreferrer">
    {institution.address}
    <span className={base.hidden}>（在地图上查看）</span>
  </a>
)

/** Cancel and reschedule, with the cancellation rule. */
export function BookingActions({ booking }: { booking: HighExamBooking }) {
  if (booking.state > 2) return null
  if (booking.isCancellable === 0)
    return <p className={styles.note}>离体检不足 24 小时，不能取消或改期；如有特殊情况，请联系在线客服</p>
  return (
    <>
      <p className={styles.note}>{`${nearMomentText(booking.cancelUntil)} 前可以取消或改期`}</p>
      <div className={styles.actions}>
        <Button kind="plain" size="small" onTap={() => cancelBooking(booking)}>
          取消预约
        </Button>
        {booking.isChangeable === 1 && (
          <Button kind="secondary" size="small" onTap={() => changeBooking(booking)}>
            改期
          </Button>
        )}
      </div>
    </>
  )
}

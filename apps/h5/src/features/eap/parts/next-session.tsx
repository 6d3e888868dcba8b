import { eapCalls } from '@yf/contract/eap'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { BookingCard } from './booking-card.tsx'
import { RightsCard } from './rights-card.tsx'
import { CounsellingWait } from './counselling-wait.tsx'

/** Remaining sessions and the next one. */
export function NextSession() {
  const { data } = useQueryOf(eapCalls.checkState, { companyId: useCompany().companyId })
  if (!data) return null
  return (
    <>
      <RightsCard rights={data.rights} />
      {data.open && <BookingCard booking={data.open} />}
    </>
  )
}

/** An offer lasts minutes, so the page polls while it is open. */
const offersEvery = 20_000

/** Open offers and waitlist entries. */
export function Waits() {
  const waits = useQueryOf(eapCalls.waits, {}, { silent: true, refetchInterval: offersEvery }).data ?? []
  return waits
    .filter(({ state }) => state !== 'over')
    .map((wait) => <CounsellingWait key={wait.id} wait={wait} />)
}

import { eapCalls, type EapBooking } from '@yf/contract/eap'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Done } from '#ui/done/done.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { StarRating } from '#ui/stars/stars.tsx'
import { AppraisalForm } from '../parts/appraisal-form.tsx'
import { CrisisLine } from '../parts/crisis-line.tsx'
import { SessionFacts } from '../parts/session-facts.tsx'

/** Rates a finished session once; afterwards the page shows the rating. */
export default function AppraiseScreen() {
  const { id = '' } = useQueryParams()
  const found = useFresh(eapCalls.booking, { id })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={6} />}>
      {(booking) =>
        booking.isAppraisable === 1 ? <AppraisalForm booking={booking} /> : <Appraised booking={booking} />
      }
    </AnsweredPage>
  )
}

const Appraised = ({ booking }: { booking: EapBooking }) => (
  <Page>
    <CrisisLine />
    {booking.stars === null ? (
      <EmptyOf kind="care" title="咨询完成后才能评价" note="咨询结束后，我们会通知您" />
    ) : (
      <>
        <Done title="感谢您的评价" note="您的评价不会显示姓名，会帮助其他人找到合适的咨询师" />
        <SessionFacts booking={booking} />
        <Card title="您的评分">
          <StarRating value={booking.stars} />
        </Card>
      </>
    )}
  </Page>
)

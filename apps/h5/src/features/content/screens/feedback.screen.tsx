import { feedbackCalls } from '@yf/contract/feedback'
import { platformRefusals } from '@yf/contract/refusals/platform'
import type { ReactNode } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { EvaluationForm } from '../parts/evaluation-form.tsx'
import { EvaluationSummary } from '../parts/evaluation-summary.tsx'

/** A visitor from a message link has no session and no page to go back to. */
function useLeave(): { onBack?: null } {
  const isMember = useSession(sessionKind) === 'member'
  return isMember ? {} : { onBack: null }
}

const thirdPartyId = /^[\w-]{16,64}$/

export default function FeedbackScreen() {
  const leave = useLeave()
  const { thirdPartyId: requestedId = '' } = useQueryParams()
  const isValidId = thirdPartyId.test(requestedId)
  const input = { thirdPartyId: requestedId, type: 2 as const }
  const found = useQueryOf(feedbackCalls.openEvaluation, input, { enabled: isValidId, silent: true })
  const inPage = (content: ReactNode) => <Page {...leave}>{content}</Page>
  if (!isValidId || found.error?.code === platformRefusals.notFound.code) return inPage(<NoSuchService />)
  return (
    <Answered of={found} skeleton={<Waiting />} around={inPage}>
      {(service) =>
        service.isEvaluated === 0 ? (
          <EvaluationForm {...leave} service={service} />
        ) : (
          inPage(<EvaluationSummary evaluation={service} />)
        )
      }
    </Answered>
  )
}

const NoSuchService = () => (
  <EmptyOf kind="gone" title="评价链接无效" note="请从短信或通知重新打开，或联系在线客服" />
)

const Waiting = () => <SkeletonCards lines={[2, 4]} />

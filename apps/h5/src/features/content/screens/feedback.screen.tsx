import { advertCalls } from '@yf/contract/advert'
import { platformRefusals } from '@yf/contract/refusals/platform'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { EvaluationForm } from '../parts/evaluation-form.tsx'
import { GivenEvaluation } from '../parts/given-evaluation.tsx'

/** Whoever opens the link of a message has no session and nowhere to go back to. */
function useLeave(): { onBack?: null } {
  const isMember = useSession(sessionKind) === 'member'
  return isMember ? {} : { onBack: null }
}

const thirdPartyId = /^[\w-]{16,64}$/

export default function FeedbackScreen() {
  const leave = useLeave()
  const { thirdPartyId: given = '' } = useQueryParams()
  const isKnown = thirdPartyId.test(given)
  const input = { thirdPartyId: given, type: 2 as const }
  const { data, error, isError, refetch } = useQueryOf(advertCalls.openEvaluation, input, {
    enabled: isKnown,
    silent: true,
  })
  if (data && data.isEvaluated === 0) return <EvaluationForm {...leave} service={data} />
  const isUnknown = !isKnown || error?.code === platformRefusals.notFound.code
  return (
    <Page {...leave}>
      {data && <GivenEvaluation evaluation={data} />}
      {isUnknown && (
        <BlankState title="评价链接无效" note="请从短信或通知中重新打开，或联系客服为您发送新的链接" />
      )}
      {!isUnknown && isError && <ErrorState onRetry={refetch} />}
      {!isUnknown && !isError && !data && (
        <>
          <SkeletonCard lines={2} />
          <SkeletonCard lines={4} />
        </>
      )}
    </Page>
  )
}

import type { ActivityPage } from '@yf/contract/activities'
import type { ActivityLayout } from '@yf/domain/activity'
import type { ReactNode } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { replaceWith } from '#platform/navigation/go.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useActivityPage, useActivityId } from '../use-activity.ts'

interface Props {
  layout: ActivityLayout
  children: (activity: ActivityPage) => ReactNode
}

/** Shows an empty state where there is no such activity, redirects to the right layout, or renders the children. */
export function ActivityGate({ layout, children }: Props) {
  const { found, isElsewhere } = useActivityId(layout)
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={8} />}>
      {({ id }) =>
        id === null || isElsewhere ? <NoActivity /> : <ActivityById id={id}>{children}</ActivityById>
      }
    </AnsweredPage>
  )
}

const ActivityById = ({ id, children }: { id: string; children: Props['children'] }) => (
  <AnsweredPage of={useActivityPage(id)} skeleton={<SkeletonCard lines={8} />}>
    {children}
  </AnsweredPage>
)

const NoActivity = () => (
  <Page>
    <NoRightState
      title="活动不存在或未对您的企业开放"
      note="可以在会员中心查看正在进行的活动"
      action={<Button onTap={() => replaceWith('/vip')}>去会员中心看看</Button>}
    />
  </Page>
)

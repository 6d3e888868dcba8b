import { appointmentCalls } from '@yf/contract/appointments'
import type { AppointmentDetail } from '@yf/contract/appointment-shapes'
import type { ReactNode } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'

/** A page about the appointment in its address: loading, failed, not found, or the appointment. */
export function AppointmentPage({ children }: { children: (found: AppointmentDetail) => ReactNode }) {
  const { id = '' } = useQueryParams()
  const found = useQueryOf(appointmentCalls.detail, { id }, { enabled: id !== '', staleTime: 0 })
  if (id === '' || (found.isError && found.error?.situation === 'refused'))
    return (
      <Page>
        <EmptyOf
          kind="gone"
          title="没有找到这个预约"
          note="它可能已被删除，可在「预约记录」中查看其他预约"
          action={
            <Button kind="secondary" onTap={() => replaceWith('/appointmentRecords')}>
              查看预约记录
            </Button>
          }
        />
      </Page>
    )
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={6} />}>
      {children}
    </AnsweredPage>
  )
}

import { consultationCalls } from '@yf/contract/consultation'
import type { Consultation } from '@yf/contract/consultation-shapes'
import { consultationStates, isOver } from '@yf/domain/consultation'
import { Suspense, useState } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useParams, useQueryParams } from '#platform/navigation/page.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { UnpaidView } from '../parts/unpaid-view.tsx'
import { RecordView } from '../record/record-view.tsx'

const RoomView = lazy(async () => ({ default: (await import('../room/room-view.tsx')).RoomView }))

/** One consultation: its room while it is open, its record afterwards. */
export default function ConsultationDetailScreen() {
  const { id } = useParams('/consultationRecord/:id')
  const detail = useQueryOf(consultationCalls.detail, { id }, { staleTime: 0, silent: true })
  return (
    <AnsweredPage of={detail} skeleton={<SkeletonCard lines={5} />}>
      {(consultation) => <RoomOrRecord key={id} consultation={consultation} onChanged={detail.refetch} />}
    </AnsweredPage>
  )
}

interface RoomOrRecordProps {
  consultation: Consultation
  onChanged: () => unknown
}

/** A member who is in the room when it ends stays there and sees the reason. */
function RoomOrRecord({ consultation, onChanged }: RoomOrRecordProps) {
  const { view, paid } = useQueryParams()
  const { payment } = consultation
  const [wasOpen] = useState(() => !isOver(consultation.state))
  if (consultation.state === consultationStates.unpaid && payment)
    return (
      <UnpaidView
        consultation={consultation}
        payment={payment}
        wasPaying={paid === '1'}
        onChanged={onChanged}
      />
    )
  if (!wasOpen && view !== 'dialogue') return <RecordView consultation={consultation} />
  return (
    <Suspense
      fallback={
        <Page>
          <SkeletonRows rows={3} />
        </Page>
      }
    >
      <RoomView consultation={consultation} onChanged={onChanged} />
    </Suspense>
  )
}

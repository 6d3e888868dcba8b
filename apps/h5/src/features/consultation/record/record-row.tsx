import type { ConsultationRow } from '@yf/contract/consultation-shapes'
import { nearMomentText } from '@yf/domain/near-days'
import { go } from '#platform/navigation/go.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { StateChip } from '../parts/state-chip.tsx'
import { complaintOf, doctorLine } from '../texts.ts'

/** Patient, complaint, doctor and status. */
export function RecordRow({ row }: { row: ConsultationRow }) {
  const { id, patientName, diagnosis, state, unread, hasPrescription, startedTime } = row
  const prescriptionNote = hasPrescription === 1 ? ' · 有处方' : ''
  return (
    <Card flush>
      <ListRow
        title={`${patientName} · ${diagnosis || complaintOf(row)}`}
        facts={[doctorLine(row), `${nearMomentText(startedTime)}${prescriptionNote}`]}
        state={
          <>
            {unread > 0 && <Badge count={unread} />}
            <StateChip state={state} />
          </>
        }
        onTap={() => go('/consultationRecord/:id', { params: { id } })}
      />
    </Card>
  )
}

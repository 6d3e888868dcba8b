import { consultationStateName, isOver } from '@yf/domain/consultation'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { useConsultations } from '../use-consultations.ts'

/** Open consultations come first. */
export function OpenConsultations() {
  const open = useConsultations()?.filter(({ state }) => !isOver(state)) ?? []
  if (open.length === 0) return null
  return (
    <Card flush>
      {open.map(({ id, state, patientName, doctor, unread }) => (
        <Cell
          key={id}
          icon="stethoscope"
          label={`${patientName}的问诊 · ${consultationStateName(state)}`}
          note={doctor ? `${doctor.name} ${doctor.title}` : '正在为您安排医生'}
          value="进入"
          unread={unread}
          onTap={() => go('/consultationRecord/:id', { params: { id } })}
        />
      ))}
    </Card>
  )
}

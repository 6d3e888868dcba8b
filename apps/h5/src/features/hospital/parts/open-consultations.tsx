import { consultationCalls } from '@yf/contract/consultation'
import { consultationStateName, isOver } from '@yf/domain/consultation'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

/** What is under way stands above everything else. Without an answer there is nothing to say here: the list has its own. */
export function OpenConsultations() {
  const { companyId } = useCompany()
  const asked = { companyId, pageNo: 1, pageSize: 5 }
  const list = useQueryOf(consultationCalls.list, asked, { silent: true, staleTime: 0 })
  const open = list.data?.records.filter(({ state }) => !isOver(state)) ?? []
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

import { highExamCalls } from '@yf/contract/high-exam'
import { packageStates } from '@yf/domain/equity'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go, goIfOwn } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

/** Links to both kinds of booking, reimbursement and appointments; a screen that is not available has no link. */
export function ServiceCells() {
  return (
    <Card flush>
      <Cell icon="exam" label="体检预约" note="年度体检，本人与家属" onTap={() => go('/examination')} />
      <HighExamCell />
      <LaterCell icon="invoice" label="体检报销" note="自费体检，凭发票报销" path="/expense/index" />
      <LaterCell icon="calendar" label="预约记录" note="全部预约与核销码" path="/appointmentRecords" />
    </Card>
  )
}

function HighExamCell() {
  const { companyId } = useCompany()
  const cards = useQueryOf(highExamCalls.cards, { companyId }, { silent: true }).data ?? []
  const left = cards
    .filter(({ status }) => status === packageStates.usable)
    .reduce((sum, { total, used }) => sum + total - used, 0)
  return (
    <Cell
      icon="star"
      label="高端体检"
      note="全国体检中心，专人陪检"
      {...(left > 0 && { value: `剩余\u00a0${left}\u00a0次` })}
      onTap={() => go('/highEndPhysicalExamination/highExamInfo')}
    />
  )
}

interface LaterProps {
  icon: 'invoice' | 'calendar'
  label: string
  note: string
  path: string
}

const LaterCell = ({ path, ...cell }: LaterProps) =>
  knowsPath(path) ? <Cell {...cell} onTap={() => goIfOwn(path)} /> : null

import { useFunction } from '#platform/theme/theme.ts'
import { Cell } from '#ui/cell/cell.tsx'
import { useQuestions } from '../use-questions.ts'
import { useServiceEntry } from './service-entry.tsx'

/** Human customer service as a row of another page; hidden if the company has none (specification §6). */
export function ServiceCell() {
  const { isShown } = useFunction('function_online_service', '')
  const service = useQuestions().data?.service
  const { open, sheet } = useServiceEntry(service)
  if (!isShown || !service) return null
  return (
    <>
      <Cell
        icon="service"
        label="在线客服"
        note={service.hours}
        value={service.isOpen === 1 ? '在线' : '可留言'}
        onTap={open}
      />
      {sheet}
    </>
  )
}

import { useFunction } from '#platform/theme/theme.ts'
import { Button } from '#ui/button/button.tsx'
import { useServiceEntry } from '../shared/service-entry.tsx'
import { useQuestions } from '../use-questions.ts'

/** False if the company has no online service (specification §6). */
export const useHasService = (): boolean => useFunction('function_online_service', '').isShown

/** Outside the service hours the button offers the alternative. */
export function ServiceButton({ label = '联系在线客服' }: { label?: string }) {
  const service = useQuestions().data?.service
  const { open, sheet } = useServiceEntry(service)
  return (
    <>
      <Button block icon="service" disabled={!service} onTap={open} track="message.service">
        {service?.isOpen === 0 ? '给客服留言' : label}
      </Button>
      {sheet}
    </>
  )
}

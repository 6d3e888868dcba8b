import { useFunction } from '#platform/theme/theme.ts'
import { Button } from '#ui/button/button.tsx'
import { callHumanService } from '../human-service.ts'
import { useQuestions } from '../use-questions.ts'

/** False where the company has no online service (specification §6). */
export const useHasService = (): boolean => useFunction('function_online_service', '').isShown

export function ServiceButton({ label = '联系在线客服' }: { label?: string }) {
  const service = useQuestions().data?.service
  return (
    <Button
      block
      icon="service"
      disabled={!service}
      onTap={() => service && callHumanService(service)}
      track="message.service"
    >
      {label}
    </Button>
  )
}

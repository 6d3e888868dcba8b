import { useFunction } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { openHumanService } from './open-human-service.ts'

/** The last line of a case or an order: somebody to ask. Nothing where the company has no service (specification §6). */
export function ServiceLine() {
  const { isShown, name, picture } = useFunction('function_online_service', '在线客服')
  if (!isShown) return null
  return (
    <Card flush>
      <Cell
        icon="service"
        picture={picture}
        label={name}
        note="有疑问？问问人工客服"
        onTap={() => void openHumanService()}
        track="message.service"
      />
    </Card>
  )
}

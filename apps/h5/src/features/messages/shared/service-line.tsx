import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { useServiceAtOnce } from './use-service-at-once.tsx'

/** The last row of a case or an order: link to customer service. */
export function ServiceLine() {
  const { isShown, name, picture, ask, answer } = useServiceAtOnce()
  if (!isShown) return null
  return (
    <Card flush>
      <Cell
        icon="service"
        picture={picture}
        label={name}
        note="有疑问？请问客服"
        onTap={ask}
        track="message.service"
      />
      {answer}
    </Card>
  )
}

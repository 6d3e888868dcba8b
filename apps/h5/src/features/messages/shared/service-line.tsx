import { lazy, Suspense, useState } from 'react'
import { useFunction } from '#platform/theme/theme.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

const ServiceAtOnce = lazy(async () => ({ default: (await import('./service-at-once.tsx')).ServiceAtOnce }))

/** The last line of a case or an order: somebody to ask. Nothing where the company has no service (specification §6). */
export function ServiceLine() {
  const { isShown, name, picture } = useFunction('function_online_service', '在线客服')
  const [asked, ask] = useState(0)
  if (!isShown) return null
  return (
    <Card flush>
      <Cell
        icon="service"
        picture={picture}
        label={name}
        note="有疑问？请问客服"
        onTap={() => ask(asked + 1)}
        track="message.service"
      />
      <Suspense>{asked > 0 && <ServiceAtOnce key={asked} />}</Suspense>
    </Card>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { useIsElder } from '../../../platform/theme/elder.ts'
import { useAdverts } from '../use-home.ts'

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }))

/** Long enough for the home to stand before anything lies over it. */
const calm = 800

function useIsCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), calm)
    return () => clearTimeout(timer)
  }, [])
  return isCalm
}

/** At most one activity a visit; none in elder mode (look: no advertising pop-ups). */
export function HomeActivity() {
  const [advert] = useAdverts('dialog') ?? []
  const isElder = useIsElder()
  const isCalm = useIsCalm()
  if (!advert || isElder || !isCalm) return null
  return (
    <Suspense>
      <ActivityDialog key={advert.id} advert={advert} />
    </Suspense>
  )
}

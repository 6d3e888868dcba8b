import { Suspense, useState } from 'react'
import { useNavigation } from '#platform/navigation/history.ts'
import { lazy } from '#platform/parts/lazy.ts'
import type { Matcher } from './match.ts'
import { Router } from './router.tsx'
import { isPhoneShaped, useShape } from './shell/phone-shape.ts'

const PhoneNotice = lazy(() => import('./shell/phone-notice.tsx'))

/** A wide screen starts nothing; a phone rotated for a moment keeps the input. */
export function App({ matcher }: { matcher: Matcher }) {
  const shape = useShape()
  const path = useNavigation((navigation) => navigation.location.path)
  const isFitting = isPhoneShaped(shape, matcher.match(path)?.route.isLandscape)
  const [hasStarted, setStarted] = useState(isFitting)
  if (isFitting && !hasStarted) setStarted(true)
  return (
    <>
      {hasStarted && (
        <div className="app" inert={!isFitting}>
          <Router matcher={matcher} />
        </div>
      )}
      {!isFitting && (
        <Suspense>
          <PhoneNotice />
        </Suspense>
      )}
    </>
  )
}

import { useEffect } from 'react'
import LoginPage from '#features/staff/pages/login.page.tsx'
import { addressOf, isOwnLocation, replaceWith, useLocation } from '#platform/navigation/navigation.ts'
import { useSession } from '#platform/session/session.ts'
import { Frame } from '#ui/frame/frame.tsx'
import { firstPath } from './routes.ts'
import { Shell } from './shell/shell.tsx'

/** The path to redirect to; null to stay. */
function useRedirect(): string | null {
  const { path, query, fullPath } = useLocation()
  const staff = useSession((session) => session.staff)
  if (!staff && path !== '/login') return addressOf('/login', { next: fullPath === '/' ? null : fullPath })
  if (staff && path === '/login') return isOwnLocation(query['next']) ? query['next'] : firstPath(staff.role)
  if (staff && path === '/') return firstPath(staff.role)
  return null
}

export function App() {
  const staff = useSession((session) => session.staff)
  const redirect = useRedirect()
  useEffect(() => {
    if (redirect !== null) replaceWith(redirect)
  }, [redirect])
  return <Frame>{redirect === null && (staff ? <Shell staff={staff} /> : <LoginPage />)}</Frame>
}

import { useEffect } from 'react'
import LoginPage from '#features/staff/pages/login.page.tsx'
import { addressOf, parseLocation, replaceWith, useLocation } from '#platform/navigation/navigation.ts'
import type { PageAddress } from '#platform/navigation/register.ts'
import { useSession } from '#platform/session/session.ts'
import { Frame } from '#ui/frame/frame.tsx'
import { firstPath, routeAt } from './routes.ts'
import { Shell } from './shell/shell.tsx'

/** The page that a login returns to. It comes from the URL: null if it is no page of the table. */
function returnAddress(next: string | undefined): PageAddress | null {
  const { path, query } = parseLocation(next ?? '')
  const route = routeAt(path)
  return route ? addressOf(route.path, query) : null
}

/** The address to redirect to; null to stay. */
function useRedirect(): PageAddress | null {
  const { path, query, fullPath } = useLocation()
  const staff = useSession((session) => session.staff)
  if (!staff && path !== '/login') return addressOf('/login', { next: fullPath === '/' ? null : fullPath })
  if (staff && path === '/login') return returnAddress(query['next']) ?? firstPath(staff.role)
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

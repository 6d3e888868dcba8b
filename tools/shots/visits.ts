import type { Route } from '../../apps/h5/src/app/route.ts'
import { people } from '../../e2e/support/people.ts'

export interface Visit {
  readonly path: string
  /** null is somebody without a session. */
  readonly phone: string | null
  readonly file: string
}

const fileOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'root'

/** Who looks at what: every screen once, and the home of each company and each kind of member. */
export function visitsOf(routes: readonly Route[]): { visits: Visit[]; skipped: string[] } {
  const screens = routes.filter((route) => route.kind === 'screen')
  const skipped = screens.map((route) => route.path).filter((path) => path.includes(':'))
  const visits = screens
    .filter((route) => !route.path.includes(':'))
    .flatMap((route): Visit[] => {
      if (route.isPublic) return [{ path: route.path, phone: null, file: fileOf(route.path) }]
      const who = route.isTab ? Object.entries(people) : Object.entries(people).slice(0, 1)
      return who.map(([name, phone], index) => ({
        path: route.path,
        phone,
        file: index === 0 ? fileOf(route.path) : `${fileOf(route.path)}-${name}`,
      }))
    })
  return { visits: [...visits, { path: '/no-such-page', phone: null, file: 'not-found' }], skipped }
}

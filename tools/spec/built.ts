import { callTable } from '@yf/contract/table'
import type { Call } from '@yf/contract/call'
import type { Route } from '../../apps/h5/src/app/route.ts'
import { routes } from '../../apps/h5/src/app/routes.ts'
import type { BuiltRoute } from './compare.ts'

/**
 * The implemented rows, in the form of the specification's tables, which do not include the console: its calls are
 * ours.
 */
export const builtCalls = (): Call[] =>
  Object.values(callTable)
    .flatMap((calls) => Object.values(calls) as Call[])
    .filter(({ service }) => service !== 'console')

export const builtRoutes = (): BuiltRoute[] =>
  routes.map((route: Route) =>
    route.kind === 'redirect'
      ? { path: route.path, name: '', title: '', public: false, keepAlive: false, depth: null }
      : {
          path: route.path,
          name: route.name,
          title: route.title,
          public: route.isPublic,
          keepAlive: route.keepAlive,
          depth: route.depth,
        },
  )

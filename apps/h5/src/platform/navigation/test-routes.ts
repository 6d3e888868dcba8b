import { matcherOf } from '#app/match.ts'
import { routes } from '#app/routes.ts'
import { parseHash } from './location.ts'
import { registerRouter } from './register.ts'

const matcher = matcherOf(routes)

const matchAt = (fullPath: string) => matcher.match(parseHash(fullPath).path)

export const routeAt = (fullPath: string) => matchAt(fullPath)?.route ?? null
export const paramsAt = (fullPath: string) => matchAt(fullPath)?.params ?? {}

/** For tests that read the route table: registers the current one. */
export const registerRoutes = () => registerRouter({ factsOf: routeAt })

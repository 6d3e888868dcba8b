import { matcherOf } from '#app/match.ts'
import { routes } from '#app/routes.ts'
import { parseHash } from './location.ts'
import { registerRouter } from './register.ts'

const matcher = matcherOf(routes)

const matchAt = (fullPath: string) => matcher.match(parseHash(fullPath).path)

export const routeAt = (fullPath: string) => matchAt(fullPath)?.route ?? null
export const paramsAt = (fullPath: string) => matchAt(fullPath)?.params ?? {}

/** For tests of what asks the route table: the table as it stands. */
export const registerRoutes = () => registerRouter({ factsOf: routeAt })

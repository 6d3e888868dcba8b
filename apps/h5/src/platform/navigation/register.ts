/** The route table merges its paths in here, so that a link to a path it lacks does not compile. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Register {}

export type Path = Register extends { path: infer P extends string } ? P : string

/** The `:name` parts of a path. */
export type ParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type QueryInput = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A path without `:name` parts needs nothing more; one with them needs them all. */
export type Target<P extends string> = [ParamName<P>] extends [never]
  ? [options?: { query?: QueryInput }]
  : [options: { params: Readonly<Record<ParamName<P>, string>>; query?: QueryInput }]

/** What the table says of a page that others than the router must know. */
export interface PathFacts {
  readonly name: string
  /** About to leave by itself, or with an address that must not be kept. */
  readonly isPassing: boolean
  /** Where people come in: whoever is here without a session stays, and some addresses hold a partner's token. */
  readonly isWayIn: boolean
}

interface Router {
  /** Null where this is none of the app's own paths. */
  factsOf(fullPath: string): PathFacts | null
  /** False, having said why, where a tap cannot lead there now: the person stays where she is. */
  opens?(fullPath: string): boolean
}

let router: Router = { factsOf: () => null }

/** Called once by the app, which alone knows the table. */
export function registerRouter(given: Router): void {
  router = given
}

export const factsOfPath = (fullPath: string): PathFacts | null => router.factsOf(fullPath)
export const knowsPath = (fullPath: string): boolean => factsOfPath(fullPath) !== null
export const opensPath = (fullPath: string): boolean => router.opens?.(fullPath) ?? true

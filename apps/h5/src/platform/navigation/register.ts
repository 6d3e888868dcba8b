/** The route table merges its paths in here, so that a link to an unknown path does not compile. */
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

/** A path without `:name` parts needs no parameters; one with them needs them all. */
export type NavigationOptions<P extends string> = [ParamName<P>] extends [never]
  ? [options?: { query?: QueryInput }]
  : [options: { params: Readonly<Record<ParamName<P>, string>>; query?: QueryInput }]

/** Route data that modules other than the router need. */
export interface PathFacts {
  readonly name: string
  /** Leaves automatically, or has an address that must not be stored. */
  readonly isPassing: boolean
  /** A login screen: a visitor without a session may stay, and some addresses contain a partner's token. */
  readonly isWayIn: boolean
}

interface Router {
  /** Null if it is not a path of the app. */
  factsOf(fullPath: string): PathFacts | null
  /** False after showing a message if the tap cannot open the page now: the member stays. */
  opens?(fullPath: string): boolean
}

let router: Router = { factsOf: () => null }

/** Called once by the app, the only owner of the table. */
export function registerRouter(newRouter: Router): void {
  router = newRouter
}

export const factsOfPath = (fullPath: string): PathFacts | null => router.factsOf(fullPath)
export const knowsPath = (fullPath: string): boolean => factsOfPath(fullPath) !== null
export const opensPath = (fullPath: string): boolean => router.opens?.(fullPath) ?? true

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

interface Router {
  /** Is this one of the app's own paths? */
  knows(fullPath: string): boolean
  prefetch(fullPath: string): void
}

let router: Router = { knows: () => false, prefetch: () => undefined }

/** Called once by the app, which alone knows the table. */
export function registerRouter(given: Router): void {
  router = given
}

export const knowsPath = (fullPath: string): boolean => router.knows(fullPath)
export const prefetchPath = (fullPath: string): void => router.prefetch(fullPath)

/** The route table merges its paths in here, so that a link to an unknown path does not compile. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Register {}

export type Path = Register extends { path: infer P extends string } ? P : string

/** A path with or without a query. */
export type PageAddress = Path | `${Path}?${string}`

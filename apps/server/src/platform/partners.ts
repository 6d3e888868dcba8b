/** The external parties, by name. Each `partners/<name>/port.ts` adds its own by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Partners {}

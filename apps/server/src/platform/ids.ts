import { v5, v7 } from 'uuid'

/** Ids sort by creation time, so that new rows are adjacent in an index. */
export const newId = (): string => v7()

const ourNames = 'b6f2f0a4-6d0c-4c8e-9a51-6f0d3c1e7a20'

/** The same name always gives the same id: for demo data and for work that must exist once. */
export const namedId = (name: string): string => v5(name, ourNames)

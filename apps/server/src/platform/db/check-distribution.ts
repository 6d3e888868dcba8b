import { areColocated, distributionColumn, type Distribution } from './distribution.ts'

export interface TableKey {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}

export interface Reference extends TableKey {
  readonly target: string
  readonly targetColumns: readonly string[]
}

/** The schema as the database describes it (`schema-keys.ts`). */
export interface DatabaseSchema {
  readonly tables: readonly string[]
  /** Primary keys, unique constraints and unique indexes. */
  readonly uniqueKeys: readonly TableKey[]
  readonly references: readonly Reference[]
}

type Distributions = Readonly<Record<string, Distribution>>

/** Problems that prevent this schema from being distributed, one sentence each; empty when there are none. */
export const distributionFaults = (schema: DatabaseSchema, distributions: Distributions): string[] => [
  ...listFaults(schema, distributions),
  ...Object.entries(distributions).flatMap(([table, distribution]) =>
    besideFaults(table, distribution, distributions),
  ),
  ...schema.uniqueKeys.flatMap((key) => keyFaults(key, distributions)),
  ...schema.references.flatMap((reference) => referenceFaults(reference, distributions)),
]

function listFaults({ tables }: DatabaseSchema, distributions: Distributions): string[] {
  const unplaced = tables.filter((table) => !(table in distributions))
  const gone = Object.keys(distributions).filter((table) => !tables.includes(table))
  return [
    ...unplaced.map((table) => `${table} has no distribution: add it to platform/db/distribution.ts`),
    ...gone.map(
      (table) => `${table} has a distribution in platform/db/distribution.ts and is not in the database`,
    ),
  ]
}

function besideFaults(table: string, distribution: Distribution, distributions: Distributions): string[] {
  const beside = distribution.kind === 'ownKey' ? distribution.beside : undefined
  if (beside === undefined || distributions[beside]?.kind === 'ownKey') return []
  return [`${table}: ${beside}, beside which it stands, is no table by a key of its own`]
}

/** Each node sees only its own rows: uniqueness without the distribution column is not enforced. */
function keyFaults({ table, name, columns }: TableKey, distributions: Distributions): string[] {
  const distribution = distributions[table]
  const column = distribution ? distributionColumn(distribution) : null
  if (column === null || columns.includes(column)) return []
  return [
    `${table}: the key ${name} (${columns.join(', ')}) does not hold ${column}, by which the table is distributed`,
  ]
}

function referenceFaults(reference: Reference, distributions: Distributions): string[] {
  const [own, target] = [distributions[reference.table], distributions[reference.target]]
  if (!own || !target || target.kind === 'reference') return []
  if (own.kind === 'local' && target.kind === 'local') return []
  const says = `${reference.table}: the reference ${reference.name} to ${reference.target}`
  if (!areColocated(own, target)) return [`${says} goes to a table that stands elsewhere`]
  const at = reference.columns.indexOf(distributionColumn(own) ?? '')
  return reference.targetColumns[at] === distributionColumn(target)
    ? []
    : [`${says} does not hold the columns by which both are distributed`]
}

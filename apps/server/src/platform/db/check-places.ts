import { areTogether, distributionColumn, type Place } from './places.ts'

export interface Key {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}

export interface Reference extends Key {
  readonly target: string
  readonly targetColumns: readonly string[]
}

/** The schema as the database describes it (`schema-keys.ts`). */
export interface Schema {
  readonly tables: readonly string[]
  /** Primary keys, unique constraints and unique indexes. */
  readonly uniqueKeys: readonly Key[]
  readonly references: readonly Reference[]
}

type Places = Readonly<Record<string, Place>>

/** Problems that prevent this schema from being distributed, one sentence each; empty when there are none. */
export const placeFaults = (schema: Schema, places: Places): string[] => [
  ...listFaults(schema, places),
  ...Object.entries(places).flatMap(([table, place]) => besideFaults(table, place, places)),
  ...schema.uniqueKeys.flatMap((key) => keyFaults(key, places)),
  ...schema.references.flatMap((reference) => referenceFaults(reference, places)),
]

function listFaults({ tables }: Schema, places: Places): string[] {
  const unplaced = tables.filter((table) => !(table in places))
  const gone = Object.keys(places).filter((table) => !tables.includes(table))
  return [
    ...unplaced.map((table) => `${table} has no place: say in platform/db/places.ts where it stands`),
    ...gone.map((table) => `${table} has a place in platform/db/places.ts and is not in the database`),
  ]
}

function besideFaults(table: string, place: Place, places: Places): string[] {
  const beside = place.kind === 'ownKey' ? place.beside : undefined
  if (beside === undefined || places[beside]?.kind === 'ownKey') return []
  return [`${table}: ${beside}, beside which it stands, is no table by a key of its own`]
}

/** Each node sees only its own rows: uniqueness without the distribution column is not enforced. */
function keyFaults({ table, name, columns }: Key, places: Places): string[] {
  const place = places[table]
  const column = place ? distributionColumn(place) : null
  if (column === null || columns.includes(column)) return []
  return [
    `${table}: the key ${name} (${columns.join(', ')}) does not hold ${column}, by which the table is distributed`,
  ]
}

function referenceFaults(reference: Reference, places: Places): string[] {
  const [own, target] = [places[reference.table], places[reference.target]]
  if (!own || !target || target.kind === 'reference') return []
  if (own.kind === 'local' && target.kind === 'local') return []
  const says = `${reference.table}: the reference ${reference.name} to ${reference.target}`
  if (!areTogether(own, target)) return [`${says} goes to a table that stands elsewhere`]
  const at = reference.columns.indexOf(distributionColumn(own) ?? '')
  return reference.targetColumns[at] === distributionColumn(target)
    ? []
    : [`${says} does not hold the columns by which both are distributed`]
}

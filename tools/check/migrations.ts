export interface MigrationState {
  /** The files of the folder at present. */
  readonly files: readonly string[]
  /** The files that each commit of this branch added to the folder, oldest first. */
  readonly added: readonly (readonly string[])[]
  /** The files of the main branch; empty if there is none to compare with. */
  readonly main: readonly string[]
  /** Files of the latest release that were changed or removed since. */
  readonly changed: readonly string[]
}

const numberOf = (name: string) => Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1] ?? Number.NaN)
const highest = (names: readonly string[]) => Math.max(0, ...names.map(numberOf))
const padded = (number: number) => String(number).padStart(4, '0')

/**
 * Why a database that has run main's migrations could not run these: the server refuses a number below one that has
 * run, so a migration merged late would block every database that follows main.
 */
export function migrationFaults({ files, added, main, changed }: MigrationState): string[] {
  const misnamed = files.filter((name) => Number.isNaN(numberOf(name)))
  if (misnamed.length > 0) return misnamed.map((name) => `${name}: name it like 0001_what_it_does.sql`)
  const names = files.toSorted()
  return [
    ...names
      .map((name, at) => ({ name, expected: at + 1 }))
      .filter(({ name, expected }) => numberOf(name) !== expected)
      .map(
        ({ name, expected }) =>
          `${name}: should be ${padded(expected)}, numbers have no gap and are used once`,
      )
      .slice(0, 1),
    ...belowMain(names, main),
    ...outOfOrder(names, added),
    ...changed.map((name) => `${name}: has been released and never changes; add a migration instead`),
  ]
}

function belowMain(files: readonly string[], main: readonly string[]): string[] {
  const last = highest(main)
  return files
    .filter((name) => !main.includes(name) && numberOf(name) <= last)
    .map((name) => `${name}: main has reached ${padded(last)}, take a number from ${padded(last + 1)} on`)
}

/** In the order of arrival. Uncommitted files arrive last, and so does a file that was removed and added again. */
function outOfOrder(files: readonly string[], added: readonly (readonly string[])[]): string[] {
  const arrival = new Map(added.flatMap((names, at) => names.map((name) => [name, at] as const)))
  const arrivalOf = (name: string) => arrival.get(name) ?? added.length
  return files.flatMap((name, at) => {
    const later = files.slice(at + 1).find((other) => arrivalOf(other) < arrivalOf(name))
    return later ? [`${name}: was added after ${later}, which databases may have run already`] : []
  })
}

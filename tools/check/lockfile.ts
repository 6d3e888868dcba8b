interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optional?: boolean
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}
export interface Lockfile {
  packages: Record<string, Entry>
}

interface Missing {
  /** Where the entry belongs, and the one of another platform to model it on. */
  readonly at: string
  readonly version: string
  readonly sibling: Entry | undefined
}

/**
 * Packages for other platforms that the lockfile names and does not describe. npm leaves them out where the registry at
 * hand lacks them, and then `npm ci` refuses the lockfile that npm itself wrote.
 */
export function missingEntries({ packages }: Lockfile): Missing[] {
  return Object.entries(packages).flatMap(([, entry]) => {
    const wanted = Object.entries(entry.optionalDependencies ?? {})
    const sibling = wanted.map(([name]) => packages[`node_modules/${name}`]).find((one) => one?.os)
    return wanted
      .filter(([name]) => !Object.keys(packages).some((at) => at.endsWith(`node_modules/${name}`)))
      .map(([name, version]) => ({ at: `node_modules/${name}`, version, sibling }))
  })
}

const systems = new Set(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'wasm32'])

/** `@oxfmt/binding-linux-arm64-musl` runs on linux, arm64, musl: these packages say so in their names. */
export function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const at = words.findIndex((word) => systems.has(word))
  const [os, cpu, abi = ''] = words.slice(at)
  if (at < 0 || !os || !cpu) return null
  if (os === 'wasm32') return { cpu: ['wasm32'] }
  const libc = os !== 'linux' || !abi ? {} : { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] }
  return { os: [os], cpu: [cpu], ...libc }
}

/** The lockfile with those entries, in npm's order. They have no integrity: the registry that wrote the file had no such package. */
export function mended(lock: Lockfile): Lockfile {
  const packages = { ...lock.packages }
  for (const { at, version, sibling } of missingEntries(lock)) {
    const platform = platformOf(at)
    if (!platform) continue
    const { integrity: _integrity, os: _os, cpu: _cpu, libc: _libc, ...rest } = sibling ?? {}
    packages[at] = { ...rest, version, optional: true, ...platform }
  }
  const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

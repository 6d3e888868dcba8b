interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}
export interface Lockfile {
  packages: Record<string, Entry>
}

/**
 * What would make `npm ci` fail, or skip a package in silence, on a machine of another kind than the one that wrote the
 * lockfile: npm leaves out what the registry lacks, and a package without a checksum is skipped where it is optional.
 */
export function lockfileFaults({ packages }: Lockfile): string[] {
  const places = Object.keys(packages)
  return Object.entries(packages).flatMap(([at, entry]) => {
    const faults: string[] = []
    const isFromRegistry = at.includes('node_modules/') && !entry.link
    if (isFromRegistry && !entry.integrity) faults.push(`${nameOf(at)}@${entry.version} has no integrity`)
    if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${nameOf(at)} names the registry it came from`)
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (places.some((place) => place.endsWith(`node_modules/${name}`))) continue
      faults.push(`${name}@${version} is asked for by ${nameOf(at)} and not described`)
    }
    return faults
  })
}

const nameOf = (at: string) => at.split('node_modules/').at(-1) || 'the project'

interface LockfileEntry {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}
export interface Lockfile {
  packages: Record<string, LockfileEntry>
}

/**
 * Faults that make `npm ci` fail, or silently skip a package, on another platform than the one that wrote the
 * lockfile: npm leaves out packages that the registry lacks, and skips an optional package without a checksum.
 */
export function lockfileFaults({ packages }: Lockfile): string[] {
  const packagePaths = Object.keys(packages)
  return Object.entries(packages).flatMap(([at, entry]) => {
    const faults: string[] = []
    const isFromRegistry = at.includes('node_modules/') && !entry.link
    if (isFromRegistry && !entry.integrity) faults.push(`${nameOf(at)}@${entry.version} has no integrity`)
    if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${nameOf(at)} names the registry it came from`)
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (packagePaths.some((packagePath) => packagePath.endsWith(`node_modules/${name}`))) continue
      faults.push(`${name}@${version} is asked for by ${nameOf(at)} and not described`)
    }
    return faults
  })
}

/** Our own packages ask for exact versions, and for each other by `*`. */
export const versionRanges = ({ packages }: Lockfile): string[] =>
  Object.entries(packages)
    .filter(([at]) => !at.includes('node_modules/'))
    .flatMap(([at, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([name, version]) => !name.startsWith('@yf/') && !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
        .map(([name, version]) => `${at || 'the project'} asks for ${name} ${version}: name one version`),
    )

const nameOf = (at: string) => at.split('node_modules/').at(-1) || 'the project'

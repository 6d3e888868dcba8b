import { expect, test } from 'vitest'
import { lockfileFaults, versionRanges, type Lockfile } from './lockfile.ts'

const arm = 'node_modules/@tool/binding-linux-arm64-gnu'
const lock = (more: Lockfile['packages'] = {}): Lockfile => ({
  packages: {
    '': {},
    'packages/domain': { version: '0.0.0' },
    'node_modules/@yf/domain': { resolved: 'packages/domain', link: true },
    'node_modules/tool': {
      version: '1.0.0',
      integrity: 'sha512-t',
      optionalDependencies: { '@tool/binding-linux-arm64-gnu': '1.0.0' },
    },
    [arm]: { version: '1.0.0', integrity: 'sha512-x', os: ['linux'], cpu: ['arm64'], optional: true },
    ...more,
  },
})

test('accepts a lockfile in which every package has an entry and a checksum', () => {
  expect(lockfileFaults(lock())).toEqual([])
})

test('reports a package without a checksum', () => {
  const faults = lockfileFaults(lock({ [arm]: { version: '1.0.0', os: ['linux'], cpu: ['arm64'] } }))
  expect(faults).toEqual(['@tool/binding-linux-arm64-gnu@1.0.0 has no integrity'])
})

test('reports a required package for another platform without an entry', () => {
  const { [arm]: _arm, ...packages } = lock().packages
  expect(lockfileFaults({ packages })).toEqual([
    '@tool/binding-linux-arm64-gnu@1.0.0 is asked for by tool and not described',
  ])
})

test('reports a package that names its registry', () => {
  const at = {
    'node_modules/far': { version: '1.0.0', integrity: 'sha512-f', resolved: 'https://far/far.tgz' },
  }
  expect(lockfileFaults(lock(at))).toEqual(['far names the registry it came from'])
})

test('reports a range of versions that a package of ours asks for', () => {
  const app = { dependencies: { '@yf/domain': '*', tool: '1.0.0' }, devDependencies: { types: '^6.1.0' } }
  expect(versionRanges(lock({ 'apps/app': app }))).toEqual([
    'apps/app asks for types ^6.1.0: name one version',
  ])
})

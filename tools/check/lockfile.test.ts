import { expect, test } from 'vitest'
import { lockfileFaults, type Lockfile } from './lockfile.ts'

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

test('a lockfile in which every package is described with its checksum is good', () => {
  expect(lockfileFaults(lock())).toEqual([])
})

test('a package without a checksum is named', () => {
  const faults = lockfileFaults(lock({ [arm]: { version: '1.0.0', os: ['linux'], cpu: ['arm64'] } }))
  expect(faults).toEqual(['@tool/binding-linux-arm64-gnu@1.0.0 has no integrity'])
})

test('a package for another platform that is asked for and not described is named', () => {
  const { [arm]: _arm, ...packages } = lock().packages
  expect(lockfileFaults({ packages })).toEqual([
    '@tool/binding-linux-arm64-gnu@1.0.0 is asked for by tool and not described',
  ])
})

test('a package that names the registry it came from is named', () => {
  const at = {
    'node_modules/far': { version: '1.0.0', integrity: 'sha512-f', resolved: 'https://far/far.tgz' },
  }
  expect(lockfileFaults(lock(at))).toEqual(['far names the registry it came from'])
})

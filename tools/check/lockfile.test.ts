import { expect, test } from 'vitest'
import { mended, missingEntries, platformOf } from './lockfile.ts'

const lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { '@tool/binding-darwin-arm64': '1.0.0', '@tool/binding-linux-x64-gnu': '1.0.0' },
    },
    'node_modules/@tool/binding-linux-x64-gnu': {
      version: '1.0.0',
      integrity: 'sha512-x',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
  },
}

test('a package for another platform that is named and not described is found', () => {
  expect(missingEntries(lock).map((entry) => entry.at)).toEqual(['node_modules/@tool/binding-darwin-arm64'])
})

test('mending describes it as its sibling is, for its own platform and without a checksum', () => {
  const next = mended(lock)
  expect(missingEntries(next)).toEqual([])
  expect(next.packages['node_modules/@tool/binding-darwin-arm64']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  })
  expect(mended(next)).toEqual(next)
})

test.each([
  ['@x/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@x/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@x/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@x/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@x/darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
  ['@x/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@x/something', null],
])('%s says its platform', (name, platform) => expect(platformOf(name)).toEqual(platform))

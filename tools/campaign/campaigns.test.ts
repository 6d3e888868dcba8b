import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/paths.ts'
import { campaigns, chosen } from './campaigns.ts'

const tests = ['apps', 'packages', 'tools'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
)

test.each(campaigns.flatMap(({ name, files }) => files.map((file) => [name, file] as const)))(
  'campaign %s: %s is one test file',
  (_, word) => {
    expect(tests.filter((file) => file.includes(word))).toHaveLength(1)
  },
)

test('every property is part of a campaign', () => {
  const names = campaigns.flatMap(({ files }) => files)
  const properties = tests.filter((file) =>
    /^import .* from 'fast-check'/m.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(properties.length).toBeGreaterThan(0)
  expect(properties.filter((file) => !names.some((word) => file.includes(word)))).toEqual([])
})

test('refuses an unknown campaign and lists the known ones', () => {
  expect(chosen([])).toBe(campaigns)
  expect(chosen(['fuzz']).map(({ name }) => name)).toEqual(['fuzz'])
  expect(() => chosen(['fuzz', 'fire'])).toThrow(
    'no such campaign: fire (kill, ends, strangers, mutations, races, files, attack, fuzz, lists)',
  )
})

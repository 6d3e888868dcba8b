import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { noticeKinds } from '@yf/domain/notice-kinds'

const root = path.resolve(import.meta.dirname, '../../../../..')
const senders = ['apps/server/src', 'packages/domain/src']

/** Every source that may name the kind of a notice; the table and tests do not count as senders. */
const sources = senders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|notice-kinds\.ts$/.test(path.basename(file)))
    .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8')),
)
const text = sources.join('\n')

test('every kind of notice is sent somewhere', () => {
  expect(sources.length).toBeGreaterThan(500)
  const never = Object.keys(noticeKinds).filter((kind) => !text.includes(`'${kind}'`))
  expect(never).toEqual([])
})

test('notices are written by `tell` alone, so each one has a kind', () => {
  const writers = sources.filter((source) => /insertInto\('notice'\)|\baddNotice\(/.test(source))
  expect(writers).toHaveLength(2)
})

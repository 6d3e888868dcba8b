import { expect, test } from 'vitest'
import { OtherHistory } from '#platform/db/migrate.ts'
import { sayHowToRenew } from './renew-database.ts'

const folder = { dataDir: '/srv/data', files: { kind: 'folder', folder: '/srv/data/files' } } as const
const refused = new OtherHistory('数据库由其他版本建立')

test('names the folders of an embedded database that belongs to a developer', () => {
  expect(() => sayHowToRenew({ ...folder, mode: 'development' }, true)(refused)).toThrow(
    "数据库由其他版本建立\n不需要其中的数据时，删除后重新启动，演示数据会重新载入：rm -rf '/srv/data/postgres' '/srv/data/files'",
  )
})

test('asks for an empty database if the existing one is not ours to delete', () => {
  const development = () => sayHowToRenew({ ...folder, mode: 'development' }, false)(refused)
  expect(development).toThrow('请把 DATABASE_URL 指向空库，再重新启动')
})

test('never suggests a command that deletes data in production', () => {
  for (const isEmbedded of [true, false]) {
    const production = () => sayHowToRenew({ ...folder, mode: 'production' }, isEmbedded)(refused)
    expect(production).toThrow('请把 DATABASE_URL 指向空库，或用建立该库的版本继续运行')
    expect(production).not.toThrow('rm ')
  }
})

test('passes every other error on unchanged', () => {
  const other = new Error('connection refused')
  expect(() => sayHowToRenew({ ...folder, mode: 'development' }, true)(other)).toThrow(other)
})

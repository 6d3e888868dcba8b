import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readMigrationState } from './migration-state.ts'
import { migrationFaults } from './migrations.ts'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', ...args], {
    cwd: root,
    stdio: 'pipe',
  })
const file = (name: string) => path.join(root, 'apps/server/migrations', name)
const write = (name: string, text = '') => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true })
  fs.writeFileSync(file(name), text)
}
const commit = (...names: string[]) => {
  for (const name of names) write(name)
  git('add', '-A')
  git('commit', '--allow-empty', '-m', names.join(' '))
}
const faults = () => migrationFaults(readMigrationState(root).state)

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'migration-history-'))
  git('init', '-b', 'main')
  commit('0001_baseline.sql', '0002_texts.sql')
})
afterEach(() => fs.rmSync(root, { recursive: true }))

test('accepts the next numbers, committed or not', () => {
  commit('0003_more.sql')
  write('0004_again.sql')
  expect(faults()).toEqual([])
})

test('accepts a branch that is behind main and adds nothing', () => {
  git('branch', 'mine')
  commit('0003_theirs.sql')
  git('checkout', 'mine')
  expect(faults()).toEqual([])
})

test('rejects a number that main has reached meanwhile', () => {
  git('checkout', '-b', 'mine')
  commit('0003_mine.sql')
  git('checkout', 'main')
  commit('0003_theirs.sql')
  git('checkout', 'mine')
  expect(faults()).toEqual(['0003_mine.sql: main has reached 0003, take a number from 0004 on'])
})

test("compares with the remote's main branch if the local one is older", () => {
  git('checkout', '-b', 'mine')
  commit('0003_mine.sql')
  git('checkout', '-b', 'theirs', 'main')
  commit('0003_theirs.sql')
  git('update-ref', 'refs/remotes/origin/main', 'theirs')
  git('checkout', 'mine')
  expect(faults()).toEqual(['0003_mine.sql: main has reached 0003, take a number from 0004 on'])
})

test('rejects, in a clone without another branch, a file added below an older one', () => {
  fs.rmSync(file('0002_texts.sql'))
  commit('0003_early.sql')
  commit('0002_late.sql')
  git('branch', '-m', 'trunk')
  expect(faults()).toEqual([
    '0002_late.sql: was added after 0003_early.sql, which databases may have run already',
  ])
})

test('counts a merge as the moment at which its files arrive', () => {
  git('checkout', '-b', 'mine')
  commit('0004_mine.sql')
  git('checkout', 'main')
  commit('0003_theirs.sql')
  git('merge', '--no-ff', 'mine')
  expect(faults()).toEqual([])
})

test('rejects a change of a released migration, and accepts one before the release', () => {
  write('0002_texts.sql', 'select 1;')
  expect(faults()).toEqual([])
  git('checkout', '.')
  git('tag', 'v1.0.0')
  write('0002_texts.sql', 'select 1;')
  expect(faults()).toEqual(['0002_texts.sql: has been released and never changes; add a migration instead'])
})

test('has nothing to compare with where main has another first migration', () => {
  git('checkout', '--orphan', 'anew')
  git('rm', '-rf', '.')
  commit('0001_other.sql')
  expect(readMigrationState(root).comparedWith).toEqual(['the history'])
  expect(faults()).toEqual([])
})

test('checks only names and numbers in a copy without git', () => {
  fs.rmSync(path.join(root, '.git'), { recursive: true })
  expect(readMigrationState(root).comparedWith).toEqual([])
  expect(faults()).toEqual([])
})

describe('names and numbers', () => {
  const faultsOf = (...files: string[]) => migrationFaults({ files, added: [], main: [], changed: [] })

  test('rejects a number that is used twice, and a gap', () => {
    expect(faultsOf('0001_a.sql', '0001_b.sql')).toEqual([
      '0001_b.sql: should be 0002, numbers have no gap and are used once',
    ])
    expect(faultsOf('0001_a.sql', '0003_b.sql')).toEqual([
      '0003_b.sql: should be 0002, numbers have no gap and are used once',
    ])
  })

  test('rejects a name of another form', () => {
    expect(faultsOf('1_a.sql')).toEqual(['1_a.sql: name it like 0001_what_it_does.sql'])
  })
})

import { expect, test } from 'vitest'
import { missingCommands, readmeDifferences } from './commands.ts'

const readme = 'Run `npm start`, log in as 13800000001 with `Yuanli@2026` or as `handler1`.'

test('finds a command that package.json does not have, in code marks and in code blocks', () => {
  const text =
    'Run `npm run shots -- --fit`.\n\n```sh\nnpm start   # serves\nnpm run gone -- list\n```\n\nnpm run prose is no command.'
  expect(missingCommands(text, { start: '', shots: '' })).toEqual(['gone'])
})

test('accepts two READMEs that name the same commands, accounts and addresses', () => {
  const chinese = '运行 `npm start`，以 13800000001、密码 `Yuanli@2026` 登录，或以 `handler1` 登录。'
  expect(readmeDifferences(readme, chinese)).toEqual([])
})

test('reports what only one README has', () => {
  const chinese =
    '运行 `npm start`，打开 http://127.0.0.1:8080/console/，以 13800000001、`Yuanli@2026` 登录。'
  expect(readmeDifferences(readme, chinese)).toEqual([
    { text: '`handler1`', missingIn: 'README.zh-CN.md' },
    { text: 'http://127.0.0.1:8080/console/', missingIn: 'README.md' },
  ])
})

test('compares a command with its arguments', () => {
  expect(readmeDifferences('`npm test -- claims`', '`npm test`')).toEqual([
    { text: 'npm test -- claims', missingIn: 'README.zh-CN.md' },
    { text: 'npm test', missingIn: 'README.md' },
  ])
})

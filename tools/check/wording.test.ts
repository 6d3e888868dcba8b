import { expect, test } from 'vitest'
import { bannedTerms, withoutComments, wordFaults } from './wording.ts'

const inApp = 'apps/h5/src/features/home/parts/one.tsx'

test('reports a banned word with its file, its line and its replacement', () => {
  expect(wordFaults(inApp, "const a = 1\nconst title = '我的保障'\n")).toEqual([
    `${inApp}:2: 我的保障, say 我的保险`,
  ])
  expect(wordFaults(inApp, '<p>请联系企业HR，或人工客服</p>')).toHaveLength(2)
})

test('ignores comments, and an address in a text is no comment', () => {
  expect(wordFaults(inApp, '/** 我的保障 */\n// 登陆\nconst a = 1 // 帐号')).toEqual([])
  expect(withoutComments("const a = 'https://a.example/我的保障'")).toContain('我的保障')
})

test('allows a word where it is right', () => {
  expect(wordFaults('apps/h5/src/app/routes.ts', "screen('/ssoPage', '单点登录')")).toEqual([])
  expect(wordFaults('apps/server/src/app/other.ts', "'单点登录'")).toHaveLength(1)
  expect(wordFaults('apps/console/src/features/a.tsx', "'点击查看'")).toEqual([])
})

test('finds code in the app that splits a moment', () => {
  expect(wordFaults(inApp, 'bill.createTime.slice(0, 16)')).toHaveLength(1)
  expect(wordFaults(inApp, 'bill.paidTime?.slice(5, 16)')).toHaveLength(1)
  expect(wordFaults(inApp, 'file.slice(0, 16)')).toEqual([])
})

test('the replacement is not banned itself', () => {
  for (const { say } of bannedTerms) expect(wordFaults(inApp, `'${say}'`)).toEqual([])
})

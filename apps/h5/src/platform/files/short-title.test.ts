import { expect, test } from 'vitest'
import { shortTitle } from './short-title.ts'

test.each([
  ['理赔决定通知书-LP20261115ABCDEFGH.pdf', '理赔决定通知书'],
  ['体检报告 2026.pdf', '体检报告 2026'],
  ['睡眠报告_9f3a77c1.PDF', '睡眠报告'],
  ['操作手册', '操作手册'],
  ['.pdf', '文件预览'],
])('%s is titled %s', (name, title) => expect(shortTitle(name)).toBe(title))

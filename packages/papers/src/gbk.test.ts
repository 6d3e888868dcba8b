import { expect, test } from 'vitest'
import { missingInGbk, toGbk } from './gbk.ts'

test('written text reads back the same', () => {
  const text = '序号,收款人,金额\r\n1,欧阳翀旻·赟,1234.50 ￥（张三）—“”'
  expect(missingInGbk(text)).toEqual([])
  expect(new TextDecoder('gbk').decode(toGbk(text))).toBe(text)
  expect(Buffer.from(toGbk('中')).toString('hex')).toBe('d6d0')
})

test('reports a character that GBK lacks, and never replaces it', () => {
  expect(missingInGbk('𠮷田，𠮷😀')).toEqual(['𠮷', '😀'])
  expect(() => toGbk('𠮷')).toThrow('GBK')
})

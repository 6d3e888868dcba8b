import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { piecesOf } from './break-points.ts'
import { phrases } from './phrases.tsx'

test('a line ends between words', () => {
  expect(piecesOf('企业补充医疗保险')).toEqual(['企业', '补充', '医疗', '保险'])
})

test('a term that no dictionary knows stays whole', () => {
  expect(piecesOf('互联网医院')).toEqual(['互联网', '医院'])
  expect(piecesOf('年度理赔通道')).toEqual(['年度理赔', '通道'])
})

test('numbers stay with their units, quotation marks with what they quote', () => {
  expect(piecesOf('将于1月15日开放')).toEqual(['将于1月15日', '开放'])
  expect(piecesOf('切换到“星河硬件”后')).toEqual(['切换到“星河', '硬件”后'])
})

test('nothing of the text is lost or added, in the page neither', () => {
  const text = '2027年度理赔通道将于1月15日开放，请妥善保管就诊资料（PDF, 3 份）。\n谢谢'
  expect(piecesOf(text).join('')).toBe(text)
  expect(piecesOf('').join('')).toBe('')
  render(<p>{phrases(text)}</p>)
  expect(screen.getByRole('paragraph').textContent).toBe(text)
})

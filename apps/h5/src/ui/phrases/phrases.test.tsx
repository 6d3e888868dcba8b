import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { piecesOf } from './break-points.ts'
import { phrases } from './phrases.tsx'

test('breaks a line between words', () => {
  expect(piecesOf('企业补充医疗保险')).toEqual(['企业', '补充', '医疗', '保险'])
})

test('keeps a term whole that the dictionary does not know', () => {
  expect(piecesOf('互联网医院')).toEqual(['互联网', '医院'])
  expect(piecesOf('年度理赔通道')).toEqual(['年度理赔', '通道'])
})

test('keeps a product term whole that the dictionary splits', () => {
  expect(piecesOf('理赔款将打入您的账户')).toEqual(['理赔款', '将打入您的', '账户'])
  expect(piecesOf('新增收货地址')).toEqual(['新增收货', '地址'])
  expect(piecesOf('申请人或被保险人')).toEqual(['申请人', '或被保险人'])
})

test('keeps single characters with the next or the previous word', () => {
  expect(piecesOf('商品订单待付款')).toEqual(['商品', '订单', '待付款'])
  expect(piecesOf('提交的内容不正确')).toEqual(['提交的', '内容', '不正确'])
  expect(piecesOf('新增或修改')).toEqual(['新增', '或修改'])
})

test('never separates the first character of a name or a quotation', () => {
  expect(piecesOf('林建国')).toEqual(['林建国'])
  expect(piecesOf('案件显示「待补充」怎么办')).toEqual(['案件', '显示', '「待补充」怎么办'])
})

test('keeps a date whole, and allows a break before and after it', () => {
  expect(piecesOf('有效期至2027年1月17日，还剩60天')).toEqual(['有效期至', '2027年1月17日，还剩60天'])
  expect(piecesOf('2027年9月14日前可用')).toEqual(['2027年9月14日', '前可用'])
  expect(piecesOf('（2027年9月14日）')).toEqual(['（2027年9月14日）'])
})

test('keeps numbers with units, and quotation marks with their content', () => {
  expect(piecesOf('将于1月15日开放')).toEqual(['将于1月15日', '开放'])
  expect(piecesOf('切换到“星河硬件”后')).toEqual(['切换到', '“星河硬件”后'])
})

test('neither loses nor adds text, also when rendered', () => {
  const text = '2027年度理赔通道将于1月15日开放，请妥善保管就诊资料（PDF, 3 份）。\n谢谢'
  expect(piecesOf(text).join('')).toBe(text)
  expect(piecesOf('').join('')).toBe('')
  render(<p>{phrases(text)}</p>)
  expect(screen.getByRole('paragraph').textContent).toBe(text)
})

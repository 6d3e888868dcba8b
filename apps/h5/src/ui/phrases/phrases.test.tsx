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

test('a term of ours stays whole where a dictionary sees another word in it', () => {
  expect(piecesOf('理赔款将打入您的账户')).toEqual(['理赔款', '将打入您的', '账户'])
  expect(piecesOf('新增收货地址')).toEqual(['新增收货', '地址'])
  expect(piecesOf('申请人或被保险人')).toEqual(['申请人', '或被保险人'])
})

test('what belongs to the next word goes with it, what belongs to the last one stays', () => {
  expect(piecesOf('商品订单待付款')).toEqual(['商品', '订单', '待付款'])
  expect(piecesOf('提交的内容不正确')).toEqual(['提交的', '内容', '不正确'])
  expect(piecesOf('新增或修改')).toEqual(['新增', '或修改'])
})

test('no first character is left behind: neither of a name nor of what is quoted', () => {
  expect(piecesOf('林建国')).toEqual(['林建国'])
  expect(piecesOf('案件显示「待补充」怎么办')).toEqual(['案件', '显示', '「待补充」怎么办'])
})

test('a date stays whole, and a line may end before and behind it', () => {
  expect(piecesOf('有效期至2027年1月17日，还剩60天')).toEqual(['有效期至', '2027年1月17日，还剩60天'])
  expect(piecesOf('2027年9月14日前可用')).toEqual(['2027年9月14日', '前可用'])
  expect(piecesOf('（2027年9月14日）')).toEqual(['（2027年9月14日）'])
})

test('numbers stay with their units, quotation marks with what they quote', () => {
  expect(piecesOf('将于1月15日开放')).toEqual(['将于1月15日', '开放'])
  expect(piecesOf('切换到“星河硬件”后')).toEqual(['切换到', '“星河硬件”后'])
})

test('nothing of the text is lost or added, in the page neither', () => {
  const text = '2027年度理赔通道将于1月15日开放，请妥善保管就诊资料（PDF, 3 份）。\n谢谢'
  expect(piecesOf(text).join('')).toBe(text)
  expect(piecesOf('').join('')).toBe('')
  render(<p>{phrases(text)}</p>)
  expect(screen.getByRole('paragraph').textContent).toBe(text)
})

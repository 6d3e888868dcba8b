import { expect, test } from 'vitest'
import { classify, slipOf } from './classify.ts'

test.each([
  ['medicalReceipt', ['北京市医疗门诊收费票据（电子）', '票据代码：11060122', '交款人：张三']],
  ['vatInvoice', ['北京增值税电子普通发票', '发票代码：011001605111', '价税合计（大写）']],
  ['bankCard', ['中国工商银行', '6222 0212 3456 7890 128', 'UnionPay 银联']],
  ['idCardFront', ['姓名 张三', '性别 男 民族 汉', '住址 某某市', '公民身份号码 990101199003070010']],
  ['idCardBack', ['中华人民共和国', '居民身份证', '签发机关 某某市公安局', '有效期限 2020.01.01-2040.01.01']],
  ['feeList', ['住院病人费用明细清单', '项目名称 规格 单价 数量 金额']],
  ['medicalRecord', ['门诊病历', '主诉：咳嗽三天', '现病史：']],
  ['diagnosis', ['疾病诊断证明书', '诊断：急性支气管炎', '建议休息三天']],
  ['dischargeSummary', ['出院小结', '入院诊断：', '出院医嘱：']],
  ['other', ['今日菜单', '宫保鸡丁 28.00']],
  ['other', ['账单详情', '云溪市人民医院门诊缴费', '-268.50', '当前状态 支付成功', '交易单号 4200001234']],
  ['other', ['云溪大药房', '收银员：03 会员卡', '阿莫西林胶囊 28.00', '应收 28.00', '谢谢惠顾']],
  ['other', ['妈妈', '昨天 18:20', '医疗收费票据收到了吗', '按住说话', '转账给你 300.00']],
  ['idCardFront', ['张三', '性另男', '990101199003070015']],
] as const)('recognises %s by its words', (kind, lines) => expect(classify(lines, []).kind).toBe(kind))

test('a code alone identifies an invoice', () => {
  expect(classify([], ['01,32,,23442000000014209621,112,20230215,,74AE']).kind).toBe('vatInvoice')
})

test('words of two kinds lower the confidence', () => {
  const clear = classify(['出院小结', '出院医嘱'], [])
  const mixed = classify(['出院小结', '门诊病历', '主诉'], [])
  expect(mixed.confidence).toBeLessThan(clear.confidence)
})

test.each([
  ['paymentBill', ['账单详情', '-268.50', '当前状态 支付成功']],
  ['shopSlip', ['云溪大药房', '应收 28.00', '微信支付成功', '谢谢惠顾']],
  ['chat', ['妈妈', '按住说话', '转账给你 300.00']],
  [null, ['停水通知', '各位业主']],
] as const)('distinguishes %s from other unrelated documents', (slip, lines) =>
  expect(slipOf(lines)).toBe(slip),
)

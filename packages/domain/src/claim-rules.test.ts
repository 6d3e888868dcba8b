import { expect, test } from 'vitest'
import { needsApproval } from './approvals.ts'
import { claimRuleChanges, claimRuleRaise, type ClaimRules } from './claim-rules.ts'

const rules: ClaimRules = {
  redirectUrl: null,
  opensOn: null,
  flow: 'new',
  singleFen: 20_000_00,
  automaticFen: 3_000_00,
  fourEyesFen: 5_000_00,
  mailAddress: '北京市',
  tip: '请保留原件',
  chinaLifeCity: null,
}

test('each changed rule is named with its value before and after', () => {
  expect(claimRuleChanges(rules, rules)).toEqual([])
  const after: ClaimRules = {
    redirectUrl: 'site:service/claims',
    opensOn: '2026-12-01',
    flow: 'old',
    singleFen: 1_00,
    automaticFen: 0,
    fourEyesFen: 2_00,
    mailAddress: '上海市',
    tip: '须知',
    chinaLifeCity: 'SZ',
  }
  expect(claimRuleChanges(rules, after)).toEqual([
    '外部理赔网址：在本应用办理 → site:service/claims',
    '开放日期：即时开放 → 2026-12-01',
    '理赔流程：新流程：识别票据，先核对再提交 → 旧流程：上传资料后由人工录入',
    '单次线上上限：¥20,000.00 → ¥1.00',
    '自动赔付上限：¥3,000.00 → ¥0.00',
    '双人审核起点：¥5,000.00 → ¥2.00',
    '邮寄地址：北京市 → 上海市',
    '申请须知：请保留原件 → 须知',
    '国寿通道：未开通 → 深圳',
  ])
  expect(claimRuleChanges(rules, { ...rules, chinaLifeCity: 'SH' })).toEqual(['国寿通道：未开通 → 上海'])
})

test.each([
  [{}, { each: 0, eachBefore: 0, all: 0 }],
  [
    { automaticFen: 0, fourEyesFen: 1_00 },
    { each: 0, eachBefore: 0, all: 0 },
  ],
  [{ singleFen: 90_000_00 }, { each: 0, eachBefore: 0, all: 0 }],
  [{ automaticFen: 3_000_01 }, { each: 3_000_01, eachBefore: 3_000_00, all: 3_000_01 }],
  [{ fourEyesFen: 5_000_01 }, { each: 5_000_01, eachBefore: 5_000_00, all: 5_000_01 }],
  [
    { automaticFen: 9_00, fourEyesFen: 5_000_01 },
    { each: 5_000_01, eachBefore: 5_000_00, all: 5_000_01 },
  ],
])('%j lets out %j, and any increase needs a second person', (change, raise) => {
  expect(claimRuleRaise(rules, { ...rules, ...change })).toEqual(raise)
  expect(needsApproval('claimRules', raise, 0)).toBe(raise.all > 0)
})

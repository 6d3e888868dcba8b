import { expect, test } from 'vitest'
import { openTerms } from './terms.ts'
import { termsTexts } from './terms-text.ts'

test('states that the terms exclude nothing', () => {
  expect(termsTexts(openTerms)).toEqual(['公立、民营医院均可，等级不限', '目录外自费与目录内同样赔付'])
})

test('each term is a sentence', () => {
  expect(
    termsTexts({
      grades: ['tertiary', 'secondary'],
      isPublicOnly: true,
      outsideRatio: 0,
      visitsPerYear: 20,
      daysPerYear: 90,
      exclusions: [
        { name: '整形美容', codes: ['Z41', 'Z42'], words: ['美容', '双眼皮'] },
        { name: '牙科治疗', codes: ['K00-K08'], words: [] },
        { name: '正畸', codes: [], words: ['正畸'] },
        { name: '杂费', codes: [], words: [], items: ['挂号费', '病历本'] },
        { name: '战争', codes: [], words: [] },
      ],
    }),
  ).toEqual([
    '限公立医院，限三级医院、二级医院',
    '目录外自费不赔付',
    '每年最多赔付 20 次',
    '每年住院最多赔付 90 天',
    '不保障整形美容：诊断编码 Z41、Z42；诊断、项目或医院名称含“美容”“双眼皮”',
    '不保障牙科治疗：诊断编码 K00-K08',
    '不保障正畸：诊断、项目或医院名称含“正畸”',
    '不保障杂费：费用项目含“挂号费”“病历本”',
    '不保障战争',
  ])
  expect(termsTexts({ ...openTerms, outsideRatio: 50 })[1]).toBe('目录外自费按 50% 赔付')
})

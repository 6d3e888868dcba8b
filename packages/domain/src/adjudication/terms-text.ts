import { hospitalGrades, type Exclusion, type Terms } from './terms.ts'

const quotedList = (words: readonly string[]) => words.map((word) => `“${word}”`).join('')

function exclusionText({ name, codes, words, items = [] }: Exclusion): string {
  const ways = [
    ...(codes.length > 0 ? [`诊断编码 ${codes.join('、')}`] : []),
    ...(words.length > 0 ? [`诊断、项目或医院名称含${quotedList(words)}`] : []),
    ...(items.length > 0 ? [`费用项目含${quotedList(items)}`] : []),
  ]
  return `不保障${name}${ways.length > 0 ? `：${ways.join('；')}` : ''}`
}

function outsideRatioText(outsideRatio: number | null): string {
  if (outsideRatio === null) return '目录外自费与目录内同样赔付'
  return outsideRatio === 0 ? '目录外自费不赔付' : `目录外自费按 ${outsideRatio}% 赔付`
}

/** The terms of a liability, a sentence each, from the same data that the rule uses. */
export function termsTexts({ grades, isPublicOnly, outsideRatio, ...terms }: Terms): string[] {
  const hospitals = grades?.map((grade) => hospitalGrades[grade]).join('、')
  return [
    `${isPublicOnly ? '限公立医院' : '公立、民营医院均可'}，${hospitals ? `限${hospitals}` : '等级不限'}`,
    outsideRatioText(outsideRatio),
    ...(terms.visitsPerYear === null ? [] : [`每年最多赔付 ${terms.visitsPerYear} 次`]),
    ...(terms.daysPerYear === null ? [] : [`每年住院最多赔付 ${terms.daysPerYear} 天`]),
    ...terms.exclusions.map(exclusionText),
  ]
}

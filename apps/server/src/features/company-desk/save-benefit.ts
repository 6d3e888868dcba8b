import type { companyDeskCalls } from '@yf/contract/company-desk'
import { describedBenefits, saveBenefitOf, type BenefitWords } from '#features/company/public.ts'
import { recordDeed } from '#features/workbench/public.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { atDesk, keptCompany } from './at-desk.ts'
import { movedOn } from './moved-on.ts'
import { profileOf } from './profile.ts'

const names: Readonly<Record<keyof BenefitWords, string>> = {
  name: '名称',
  summary: '服务内容',
  audience: '适用对象',
  usage: '使用方法',
  rules: '使用规则',
}
const fields = Object.keys(names) as (keyof BenefitWords)[]

/** What is long is named and not repeated; the name is said as it was and as it is. */
const changesOf = (before: BenefitWords, after: BenefitWords): string => {
  const others = fields.filter((field) => field !== 'name' && before[field] !== after[field])
  const renamed = before.name === after.name ? [] : [`名称改为 ${after.name}`]
  return [...renamed, ...others.map((field) => `修改了${names[field]}`)].join('；')
}

export const saveBenefit = atDesk<typeof companyDeskCalls.saveBenefit>(
  'saveBenefit',
  async ({ companyId, id, revision, ...given }, ctx) => {
    const company = await keptCompany(ctx, companyId)
    const before = company && (await benefitOf(ctx.db, companyId, id))
    if (!before) return refuse('notFound')
    const words = Object.fromEntries(fields.map((field) => [field, given[field].trim()])) as typeof given
    if (words.name === '') return badInput('name', '请填写名称')
    if (words.summary === '') return badInput('summary', '请填写服务内容')
    const changes = changesOf(before.words, words)
    if (before.revision === revision && changes === '') return answer(await profileOf(ctx, company))
    const by = { name: ctx.staff.name, at: ctx.clock.now() }
    if (!(await saveBenefitOf(ctx.db, { companyId, id }, { revision, words, by })))
      return refuse('stateMoved', movedOn((await benefitOf(ctx.db, companyId, id)) ?? before))
    await recordDeed(ctx, {
      deed: 'changeBenefit',
      detail: `${company.name}「${before.words.name}」：${changes}`,
    })
    return answer(await profileOf(ctx, company))
  },
)

const benefitOf = async (db: Parameters<typeof describedBenefits>[0], companyId: string, id: string) =>
  (await describedBenefits(db, companyId)).find((row) => row.id === id)

import type { Input } from '@yf/contract/call'
import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { richTextFault } from '@yf/domain/rich-text'
import type { QuestionRow } from '../question-rows.ts'
import { badInput, type BadInput } from '#platform/call/outcome.ts'

export type QuestionContent = Omit<Input<typeof questionsAdminCalls.add>, 'companyIds'>

export const trimmed = (input: QuestionContent): QuestionContent => ({
  ...input,
  category: input.category.trim(),
  title: input.title.trim(),
  content: input.content.replaceAll('\r\n', '\n').trim(),
})

/** Checks that a schema alone cannot make: above all, that the app will show the answer as written. */
export function faultOf({ category, title, content }: QuestionContent): BadInput | null {
  if (category === '') return badInput('category', '请填写分类')
  if (title === '') return badInput('title', '请填写问题')
  const fault = richTextFault(content)
  return fault === null ? null : badInput('content', fault)
}

export const columnsOf = ({ category, title, content, sort, isShown }: QuestionContent) => ({
  category,
  title,
  content,
  sort,
  is_shown: isShown === 1,
})

/** The detail of the audit event. Answers are long, so a change is only named. */
export function differences(before: QuestionRow, after: QuestionContent): string[] {
  const lines: string[] = []
  const compare = (name: string, was: string | number, is: string | number) => {
    if (was !== is) lines.push(`${name}：${was} → ${is}`)
  }
  compare('分类', before.category, after.category)
  compare('问题', before.title, after.title)
  if (before.content !== after.content) lines.push('修改了答案')
  compare('顺序', before.sort, after.sort)
  if (before.is_shown !== (after.isShown === 1)) lines.push(before.is_shown ? '改为不显示' : '恢复显示')
  return lines
}

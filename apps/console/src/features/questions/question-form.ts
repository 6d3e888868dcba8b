import type { Input } from '@yf/contract/call'
import type { AdminQuestion, questionsAdminCalls } from '@yf/contract/questions-admin'
import { richTextFault } from '@yf/domain/rich-text'

/** The form of a question. */
export type QuestionForm = Omit<Input<typeof questionsAdminCalls.add>, 'companyIds'>

export const formOf = ({ category, title, content, sort, isShown }: AdminQuestion): QuestionForm => ({
  category,
  title,
  content,
  sort,
  isShown,
})

/** Sorted after all existing questions. */
export const emptyQuestion = (rows: readonly AdminQuestion[]): QuestionForm => ({
  category: '',
  title: '',
  content: '',
  sort: Math.min(Math.max(0, ...rows.map(({ sort }) => sort + 1)), 9999),
  isShown: 1,
})

/** Shown beside the field while typing. */
export const contentFault = ({ content }: QuestionForm): string | null =>
  content.trim() === '' ? null : richTextFault(content)

/** The first missing field as a message; null if the form can be saved. */
export function missingOf(form: QuestionForm): string | null {
  if (form.category.trim() === '') return '请填写分类'
  if (form.title.trim() === '') return '请填写问题'
  return form.content.trim() === '' ? '请填写答案' : contentFault(form)
}

export const categoriesOf = (rows: readonly AdminQuestion[]): string[] => [
  ...new Set(rows.map(({ category }) => category)),
]

const longest = 60

/** The start of an answer, without its markup. */
export function excerptOf({ content }: AdminQuestion): string {
  const text = content
    .replaceAll(/<[a-z/][^>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

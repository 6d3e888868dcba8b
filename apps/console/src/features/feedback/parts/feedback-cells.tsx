import type { AdminAdvice } from '@yf/contract/feedback-admin'
import { Tag } from 'antd'
import text from '#ui/quiet.module.css'

/** The fields that all kinds of feedback share. */
export type FeedbackEntry = Omit<AdminAdvice, 'activityTitle'>

export const When = ({ createTime }: Pick<FeedbackEntry, 'createTime'>) => createTime.slice(0, 16)

export const Member = ({ memberName, memberPhone, companyName }: FeedbackEntry) => (
  <>
    {memberName}
    <div className={text.quiet}>{memberPhone}</div>
    <div className={text.quiet}>{companyName}</div>
  </>
)

interface FeedbackTextProps {
  entry: FeedbackEntry
  tags?: readonly string[]
  answer?: string | null
}

/** The text, and below it how it was handled. */
export const FeedbackText = ({ entry, tags, answer = null }: FeedbackTextProps) => (
  <>
    {tags?.map((tag) => (
      <Tag key={tag}>{tag}</Tag>
    ))}
    {entry.isForgotten === 1 ? (
      <span className={text.quiet}>会员信息已按要求删除，内容不可查看</span>
    ) : (
      entry.words || <span className={text.quiet}>未填写文字</span>
    )}
    {entry.handledTime && <div className={text.quiet}>{doneAbout(entry, answer)}</div>}
  </>
)

function doneAbout({ handledBy, handledTime, note }: FeedbackEntry, answer: string | null): string {
  const who = `${handledBy ?? ''} ${handledTime?.slice(0, 16) ?? ''}`.trim()
  if (answer) return `${who} 回复：${answer}`
  return note ? `${who} 处理：${note}` : `${who} 已处理`
}

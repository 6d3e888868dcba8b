import { feedbackKinds } from '@yf/domain/feedback'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { Page } from '#ui/page/page.tsx'
import { Advice } from '../parts/advice.tsx'
import { Evaluations } from '../parts/evaluations.tsx'
import { Suggestions } from '../parts/suggestions.tsx'

const { tabs, useList } = listsAt('/feedback', {
  suggestions: feedbackKinds.suggestion,
  advice: feedbackKinds.advice,
  evaluations: feedbackKinds.evaluation,
})
const lists = { suggestions: Suggestions, advice: Advice, evaluations: Evaluations } as const

/** Members' feedback on the product, activities and services, until staff handle it. */
export default function FeedbackPage() {
  const { list } = useList()
  const List = lists[list]
  return (
    <Page note="意见可以回复会员一次，其余记下处理说明即可。联系电话在处理前可见；每次查看都会记入审计。">
      <LinkTabs label="会员心声" tabs={tabs} active={list} />
      <List />
    </Page>
  )
}

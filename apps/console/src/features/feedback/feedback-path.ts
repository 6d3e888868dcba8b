import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import type { LinkTab } from '#ui/link-tabs/link-tabs.tsx'

export const pageSize = 20

/** The position in a list: open or handled entries, and the page number. */
export function useFeedbackPath() {
  const { query, pageNo } = useLocation()
  const isHandled = query['state'] === 'handled' ? 1 : 0
  return { isHandled, pageNo, asked: { isHandled, pageNo, pageSize } } as const
}

export const stateTabs = (list: string): LinkTab<'open' | 'handled'>[] => [
  { value: 'open', name: '未处理', href: linkTo('/feedback', { list }) },
  { value: 'handled', name: '已处理', href: linkTo('/feedback', { list, state: 'handled' }) },
]

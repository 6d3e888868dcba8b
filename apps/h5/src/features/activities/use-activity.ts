import { activityCalls } from '@yf/contract/activities'
import { promotionCalls } from '@yf/contract/promotion'
import { activityLayouts, type ActivityLayout } from '@yf/domain/activity'
import { useEffect } from 'react'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { share } from '#platform/wechat/share.ts'

/**
 * The activity that a page shows: the one in its address, or the one that runs in its layout. An activity made for
 * another layout is shown in that layout.
 */
export function useActivityId(layout: ActivityLayout) {
  const { companyId } = useCompany()
  const { id } = useQueryParams()
  const found = useQueryOf(activityCalls.exist, { companyId, ...(id ? { id } : { layout }) })
  const other = found.data?.layout && found.data.layout !== layout ? found.data : null
  useEffect(() => {
    if (other?.layout && other.id) replaceWith(activityLayouts[other.layout], { query: { id: other.id } })
  }, [other])
  return { found, isElsewhere: other !== null }
}

export function useActivityPage(id: string) {
  const { companyId } = useCompany()
  // Members earn chances on other pages, so a return to this page refetches them.
  const page = useQueryOf(activityCalls.page, { companyId, id }, { staleTime: 0 })
  const isRunning = page.data?.status === 2
  const words = page.data?.share
  useEffect(() => {
    if (isRunning) void write(promotionCalls.recordPromotion, { id })
  }, [id, isRunning])
  useEffect(() => {
    if (words) void share(cardOf(id, words))
  }, [id, words])
  return page
}

/** A friend enters through the promotion's own login link, which leads on to the activity. */
const cardOf = (id: string, { title, words }: { title: string; words: string }) => ({
  title,
  desc: words,
  link: `${location.origin}/#/active_login?id=${id}`,
  imgUrl: `${location.origin}/icon.svg`,
})

export const refreshActivity = () => refresh(activityCalls.page)

import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { ToRecords } from './to-records.tsx'

/** For a page whose address names no case. */
export const NoApplication = () => (
  <Page>
    <EmptyOf kind="gone" title="没有找到这份申请" note="请从理赔记录进入" action={<ToRecords />} />
  </Page>
)

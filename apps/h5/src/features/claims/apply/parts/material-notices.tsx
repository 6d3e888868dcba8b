import type { MaterialPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { isBeingRead } from '#features/claims/shared/material-files/file-status.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import styles from './check-list.module.css'

interface Props {
  page: MaterialPage
  /** Uploads in progress on this phone, included in the count. */
  coming?: number
}

/** Recognition progress, and a notice if the sum exceeds the online limit. */
export function MaterialNotices({ page, coming = 0 }: Props) {
  const { materials, checks, mailAddress } = page
  const left = materials.filter(isBeingRead).length + coming
  // The page polls it (`useMaterials`); this only reads the cache.
  const progress = useQueryOf(claimCalls.progress, { caseId: page.draft.caseId }, { enabled: false })
  const casesAhead = progress.data?.ahead ?? 0
  const over = checks.find(({ kind }) => kind === 'overLimit')
  return (
    <div className={styles.list} aria-live="polite">
      {left > 0 && (
        <NoticeBar icon="refresh">
          {`${coming > 0 ? '正在上传和识别' : '正在识别'}，还剩 ${left} 张，共 ${materials.length + coming} 张${casesAhead > 0 ? `，前面还有 ${casesAhead} 份` : ''}。${coming > 0 ? '离开后回来会接着上传。' : '可以继续上传，也可以离开，稍后回来查看。'}`}
        </NoticeBar>
      )}
      {over && (
        <NoticeBar tone="danger" icon="mail">
          {over.words}
          {!over.words.includes(mailAddress) && `邮寄地址：${mailAddress}`}
          <CopyButton text={mailAddress} what="邮寄地址" />
        </NoticeBar>
      )}
    </div>
  )
}

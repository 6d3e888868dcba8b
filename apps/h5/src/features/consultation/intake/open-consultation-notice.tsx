import { go } from '#platform/navigation/go.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'

/** A patient has one open consultation at a time: links to it instead of refusing at the end of the form. */
export const OpenConsultationNotice = ({ id }: { id: string }) => (
  <NoticeBar tone="warning" onTap={() => go('/consultationRecord/:id', { params: { id } })}>
    这位就诊人有一个进行中的问诊，点此进入
  </NoticeBar>
)

import { messageCalls } from '@yf/contract/messages'
import { noticeKinds } from '@yf/domain/notice-kinds'
import { useQueryOf } from '#platform/http/hooks.ts'
import { leaveToJoin } from '#platform/session/leave-to-join.ts'
import { signOut } from '#platform/session/life.ts'
import { Notice } from './notice.tsx'

const { title: endedTitle } = noticeKinds.employmentEnded
const howToJoin =
  '企业登记您的信息后，请用本账号的姓名、证件号和手机号验证加入；尚未登记的，请联系企业人力资源'

/**
 * The server reported it, so there is a network; it loads on demand because few members ever see it. Whoever has left
 * the company reads here why: the messages are behind this page.
 */
export default function NoCompany() {
  const notices = useQueryOf(messageCalls.list, { tab: 2, pageNo: 1, pageSize: 10 })
  if (notices.isPending) return null
  const ended = notices.data?.records.find(({ title }) => title === endedTitle)
  return (
    <Notice
      title={ended ? endedTitle : '您还没有加入企业'}
      text={ended ? `${ended.content}已加入新企业的，请用本账号的姓名、证件号和手机号验证加入。` : howToJoin}
      action={{ name: '去验证加入', run: () => void leaveToJoin() }}
      other={{ name: '退出登录', run: () => void signOut() }}
    />
  )
}

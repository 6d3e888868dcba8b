import { leaveToJoin } from '#platform/session/leave-to-join.ts'
import { signOut } from '#platform/session/life.ts'
import { Notice } from './notice.tsx'

/** The server reported it, so there is a network; it loads on demand because few members ever see it. */
export default function NoCompany() {
  return (
    <Notice
      title="您还没有加入企业"
      text="企业登记您的信息后，请用本账号的姓名、证件号和手机号验证加入；尚未登记的，请联系企业人力资源"
      action={{ name: '去验证加入', run: () => void leaveToJoin() }}
      other={{ name: '退出登录', run: () => void signOut() }}
    />
  )
}

import type { ReactNode } from 'react'
import { loadCompanies, signOut } from '#platform/session/life.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { Notice } from './notice.tsx'

const leave = () => void signOut()

/** Every member's screen is about a company: right after a login it is not known yet. */
export function CompanyGate({ children }: { children: ReactNode }) {
  const isMember = useSession((session) => sessionKind(session) === 'member')
  const hasCompany = useSession((session) => session.currentCompany !== null)
  const state = useSession((session) => session.companiesState)
  if (!isMember) return null
  if (hasCompany) return children
  if (state === 'failed') {
    return (
      <Notice
        title="企业信息没有加载出来"
        words="请检查网络后重试"
        action={{ name: '重试', run: () => void loadCompanies() }}
        other={{ name: '退出登录', run: leave }}
      />
    )
  }
  if (state === 'ready') {
    return (
      <Notice
        title="您还没有加入企业"
        words="请联系企业人力资源为您开通，开通后重新登录即可使用"
        action={{ name: '退出登录', run: leave }}
      />
    )
  }
  return <div className="waiting" role="status" aria-label="加载中" />
}

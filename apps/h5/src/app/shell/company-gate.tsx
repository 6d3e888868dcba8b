import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { loadCompanies, signOut } from '#platform/session/life.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { useIsThemeKnown } from '#platform/theme/theme.ts'
import { dropSkeleton, storedSkeleton } from './boot-skeleton.ts'
import { Notice } from './notice.tsx'

const leave = () => void signOut()
const NoCompany = lazy(() => import('./no-company.tsx'))

/** The first wait keeps the page's skeleton; any other shows a moving progress line. */
function Waiting() {
  const location = useRef<HTMLDivElement>(null)
  const skeleton = storedSkeleton()
  useLayoutEffect(() => {
    if (skeleton) location.current?.append(skeleton)
  }, [skeleton])
  return <div ref={location} className={skeleton ? '' : 'waiting'} role="status" aria-label="加载中" />
}

/**
 * Every member screen needs the company, which is unknown right after a login. While the page's skeleton is shown it
 * stays until the colours are loaded too, so that nothing is painted in the default colours first.
 */
export function CompanyGate({ children }: { children: ReactNode }) {
  const isMember = useSession((session) => sessionKind(session) === 'member')
  const hasCompany = useSession((session) => session.currentCompany !== null)
  const state = useSession((session) => session.companiesState)
  const fault = useSession((session) => session.companiesFault)
  const isThemeKnown = useIsThemeKnown()
  const stands = hasCompany && (isThemeKnown || !storedSkeleton())
  useLayoutEffect(() => {
    if (stands) dropSkeleton()
  }, [stands])
  if (!isMember) return null
  if (stands) return children
  if (state === 'failed') {
    return (
      <Notice
        title="企业信息没有加载出来"
        text={fault ?? '请检查网络后重试'}
        action={{ name: '重试', run: () => void loadCompanies() }}
        other={{ name: '退出登录', run: leave }}
      />
    )
  }
  if (state === 'ready' && !hasCompany) {
    return (
      <Suspense fallback={<Waiting />}>
        <NoCompany />
      </Suspense>
    )
  }
  return <Waiting />
}

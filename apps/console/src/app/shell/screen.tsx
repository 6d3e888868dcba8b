import type { StaffRole } from '@yf/domain/staff'
import { Skeleton } from 'antd'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Failed } from '#ui/failed/failed.tsx'
import { TitleContext } from '#ui/page/title-context.ts'
import { isOpenTo, routes, type Route } from '../routes.ts'
import { Boundary } from './boundary.tsx'
import styles from './shell.module.css'

const screens = new Map<string, { route: Route; Shown: ComponentType }>(
  routes.map((route) => [route.path, { route, Shown: lazy(route.load) }]),
)

export function CurrentPage({ path, role }: { path: string; role: StaffRole }) {
  const found = screens.get(path)
  const title = found?.route.title ?? '页面不存在'
  useEffect(() => {
    document.title = `${title} · 运营后台`
  }, [title])
  if (!found) return <Failed title="页面不存在">请从左侧的导航进入。</Failed>
  if (!isOpenTo(found.route, role))
    return <Failed title="这里不对您的岗位开放">如果需要查看，请联系主管调整您的岗位权限。</Failed>
  return (
    <Boundary>
      <Suspense fallback={<Skeleton className={styles.waiting} active paragraph={{ rows: 8 }} />}>
        <TitleContext value={found.route.title}>
          <found.Shown />
        </TitleContext>
      </Suspense>
    </Boundary>
  )
}

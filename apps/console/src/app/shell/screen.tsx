import type { StaffRole } from '@yf/domain/staff'
import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Blank } from '#ui/blank/blank.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { isOpenTo, routes } from '../routes.ts'

const screens = new Map(routes.map((route) => [route.path, { route, Shown: lazy(route.load) }]))

/** A part of the console that could not be loaded, after a release or on a bad line, or that broke. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Blank icon="warning" title="页面没有打开" onRetry={() => location.reload()}>
        可能是网络中断，或系统刚刚更新。重新加载后可以继续。
      </Blank>
    )
  }
}

export function Screen({ path, role }: { path: string; role: StaffRole }) {
  const found = screens.get(path)
  const title = found?.route.title ?? '页面不存在'
  useEffect(() => {
    document.title = `${title} · 运营工作台`
  }, [title])
  if (!found)
    return (
      <Blank icon="warning" title="页面不存在">
        请从上方的导航进入。
      </Blank>
    )
  if (!isOpenTo(found.route, role))
    return (
      <Blank icon="warning" title="这里不对您的岗位开放">
        如果需要查看，请联系主管调整您的岗位权限。
      </Blank>
    )
  return (
    <Boundary>
      <Suspense fallback={<Skeleton lines={8} />}>
        <found.Shown />
      </Suspense>
    </Boundary>
  )
}

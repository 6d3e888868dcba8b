import { Component, type ReactNode } from 'react'
import { Failed } from '#ui/failed/failed.tsx'

/** Shown where part of the console failed to load (after a release or on a bad connection) or crashed. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Failed title="页面没有打开" onRetry={() => location.reload()}>
        可能是网络中断，或系统刚刚更新。重新加载后可以继续。
      </Failed>
    )
  }
}

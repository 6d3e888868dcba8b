import { Component, type ReactNode } from 'react'
import { Failed } from '#ui/failed/failed.tsx'

/** A part of the console that could not be loaded, after a release or on a bad line, or that broke. */
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

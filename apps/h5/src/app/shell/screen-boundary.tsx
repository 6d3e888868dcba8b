import { Component, type ReactNode } from 'react'
import { noteError } from '#platform/errors/note-error.ts'
import { settle } from '#platform/navigation/history.ts'
import { goHome } from '../go-home.ts'
import type { ScreenRoute } from '../route.ts'
import { hasFailedToLoad, retryScreen } from '../screen-loader.ts'
import { Notice } from './notice.tsx'

interface Props {
  route: ScreenRoute
  children: ReactNode
}

/** A failure of one screen leaves the rest of the app working. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  /** No class fields: for old phones they would add helpers to the first screen. */
  constructor(props: Props) {
    super(props)
    this.state = { hasFailed: false }
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    const isLoading = hasFailedToLoad(this.props.route)
    noteError(isLoading ? 'chunk' : 'screen', error)
    if (isLoading) addEventListener('online', () => this.retry(), { once: true })
    settle()
  }

  retry(): void {
    retryScreen(this.props.route)
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const isLoading = hasFailedToLoad(this.props.route)
    return (
      <Notice
        title={isLoading ? '页面没有加载出来' : '页面出了点问题'}
        text={isLoading ? '请检查网络后重试' : '您可以重试，或先返回首页'}
        action={{ name: '重试', run: () => this.retry() }}
        other={{ name: '返回首页', run: goHome }}
      />
    )
  }
}

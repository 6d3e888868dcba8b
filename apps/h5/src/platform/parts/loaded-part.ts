import type { ComponentType, ReactNode } from 'react'

/** The strip shows the problem; this message says why a tap does nothing. */
export const offlineText = '网络未连接，请检查网络后重试'

export type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>
/** Renders the component or its error; `again` retries it. */
export type RenderPart<P> = (props: P, again: () => void) => ReactNode

import type { ComponentType, ReactNode } from 'react'

/** The strip says what is wrong; this, why a tap does nothing. */
export const offlineWords = '网络未连接，请检查网络后重试'

export type Load<P> = () => Promise<{ default: ComponentType<P> }>
/** What is drawn in the place of a part; `again` asks for it anew. */
export type Draw<P> = (props: P, again: () => void) => ReactNode

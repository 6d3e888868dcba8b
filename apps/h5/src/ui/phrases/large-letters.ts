import type { ReactNode } from 'react'
import { phrases } from './phrases.tsx'

/** In elder mode few letters have room in a line: a title of ours then wraps between its words. Elsewhere it costs nothing. */
export const inLargeLetters = (title: ReactNode): ReactNode =>
  document.documentElement.hasAttribute('data-elder') ? phrases(title) : title

import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { parseHash } from './location.ts'
import { PageContext } from './page.ts'

/** A screen as the router would show it at this address. */
export const openAt = (path: string, screen: ReactNode) =>
  render(<PageContext value={{ ...parseHash(path), params: {}, queries: new Set() }}>{screen}</PageContext>)

import type { ReactNode } from 'react'
import { create } from 'zustand'

/** What every page shows under its head, on behalf of the whole app: that there is no network, for one. */
export const usePageStrip = create<{ strip: ReactNode }>(() => ({ strip: null }))

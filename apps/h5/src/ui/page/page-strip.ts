import type { ReactNode } from 'react'
import { create } from 'zustand'

/** Content that every page shows under its head for the whole app, such as the offline notice. */
export const usePageStrip = create<{ strip: ReactNode }>(() => ({ strip: null }))

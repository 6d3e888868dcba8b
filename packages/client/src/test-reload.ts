import { getQueriesForElement, queries, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { openPage } from './test-document.ts'

/**
 * Reloads our own modules for each test file, on a new page. The libraries stay loaded: reloading and warming them up
 * for every file took half of the test time.
 */
export async function beginAnew(): Promise<void> {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  await openPage()
  // `screen` was bound to the first page.
  Object.assign(screen, getQueriesForElement(document.body, queries))
}

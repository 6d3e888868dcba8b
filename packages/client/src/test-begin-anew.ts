import { getQueriesForElement, queries, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { openPage } from './test-document.ts'

/**
 * For each test file our own modules are read anew, on a page of its own. The libraries stay: to read and warm them up again
 * for every file was half of the time of the tests.
 */
export async function beginAnew(): Promise<void> {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  await openPage()
  // It was bound to the first page.
  Object.assign(screen, getQueriesForElement(document.body, queries))
}

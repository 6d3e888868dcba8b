import type { addressCalls } from '@yf/contract/address'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { readAddressLine } from './regions/read-line.ts'

/** Nothing of it is kept: the person looks at it first. */
export const readPasted: Run<typeof addressCalls.readPasted> = async ({ text }) =>
  answer(readAddressLine(text))

import type { addressCalls } from '@yf/contract/address'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { readAddressLine } from './regions/read-line.ts'

/** Stores nothing: the person reviews the result first. */
export const readPasted: RunCallHandler<typeof addressCalls.readPasted> = async ({ text }) =>
  answer(readAddressLine(text))

import type { Call } from '@yf/contract/call'
import { useWrite } from './write.ts'

/** @deprecated `useWrite`; goes with the last screen that still uses it. */
export function useDeed<C extends Call>(row: C) {
  const { send, isBusy } = useWrite(row)
  return { run: send, isBusy }
}

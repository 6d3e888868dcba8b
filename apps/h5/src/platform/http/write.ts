import { createUseWrite } from '@yf/client/use-write'
import { callFully, type CallOptions } from './call.ts'

// First screens import it from its own file, because they do not need the hook.
export { write } from './write-once.ts'

type WriteOptions = Pick<CallOptions, 'silent' | 'loading'>

/** `const book = useWrite(eapCalls.book)`; the call itself shows errors. */
export const useWrite = createUseWrite<WriteOptions>(callFully)

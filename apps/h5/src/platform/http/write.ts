import { createUseWrite } from '@yf/client/use-write'
import { callFully, type CallOptions } from './call.ts'

// What stands on a first screen takes it from its own file: the hook is not needed there.
export { write } from './write-once.ts'

type WriteOptions = Pick<CallOptions, 'silent' | 'loading'>

/** `const book = useWrite(eapCalls.book)`; what goes wrong is said by the call itself. */
export const useWrite = createUseWrite<WriteOptions>(callFully)

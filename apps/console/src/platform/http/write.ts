import { createUseWrite } from '@yf/client/use-write'
import { callFully, type CallOptions } from './call.ts'

/** `const release = useWrite(workbenchCalls.release); const released = await release.send({ caseId })` */
export const useWrite = createUseWrite<Pick<CallOptions, 'onPuzzle'>>(callFully)

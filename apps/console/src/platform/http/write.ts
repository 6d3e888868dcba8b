import { createUseWrite } from '@yf/client/use-write'
import { callFully } from './call.ts'

/** `const release = useWrite(workbenchCalls.release); const released = await release.send({ caseId })` */
export const useWrite = createUseWrite<object>(callFully)

import { textWithFiles } from '@yf/client/text-with-files'
import { createUseWrite } from '@yf/client/use-write'
import { callFully, type CallOptions } from './call.ts'

/** `const release = useWrite(claimsAdminCalls.release); const released = await release.send({ caseId })` */
export const useWrite = createUseWrite<Pick<CallOptions, 'onProofOfWork'>>(callFully, textWithFiles)

import { isCallError } from '@yf/client/call-error'
import { messageCalls } from '@yf/contract/messages'
import { call } from '#platform/http/call.ts'
import { useSession } from '#platform/session/session.ts'
import { callHumanService } from '../human-service.ts'

/** Asks whether somebody is there now, and opens what there is. What goes wrong is said by the call itself. */
export async function openHumanService(): Promise<void> {
  const companyId = useSession.getState().currentCompany?.companyId
  if (companyId === undefined) return
  try {
    const { service } = await call(messageCalls.questions, { companyId })
    await callHumanService(service)
  } catch (error) {
    if (!isCallError(error)) throw error
  }
}

import { handoffCalls } from '@yf/contract/handoff'
import type { SiteName } from '@yf/domain/handoff'
import { maskPhone } from '@yf/domain/masks'
import { call } from '#platform/http/call.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import type { HandOff } from './hand-off-url.ts'

/**
 * The member as one site may know them, with a token for that site: the session's own token never leaves this
 * product. Null without a session.
 */
export async function handOffTo(site: SiteName): Promise<HandOff | null> {
  const { token: session, userInfo, currentCompany, pendingLogin } = useSession.getState()
  if (sessionKind({ token: session, pendingLogin }) !== 'member') return null
  const companyId = currentCompany?.companyId
  const { token } = await call(handoffCalls.siteToken, companyId ? { site, companyId } : { site }, {
    loading: false,
  })
  return {
    token,
    companyId: companyId ?? '',
    data: {
      baseId: userInfo?.baseId ?? '',
      tpToken: token,
      name: userInfo?.name ?? '',
      mobile: maskPhone(userInfo?.mobile ?? ''),
      openId: userInfo?.openId ?? null,
      isFamily: currentCompany?.isFamily ?? 0,
      groupCompanyId: currentCompany?.groupCompanyId ?? '',
      companyName: currentCompany?.companyName ?? '',
      supply: storage.supply.read(),
    },
  }
}

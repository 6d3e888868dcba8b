import { maskPhone } from '@yf/domain/masks'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import type { HandOff } from './hand-off-url.ts'

/** The person in this browser as a partner may know them; null where nobody is signed in. */
export function currentHandOff(): HandOff | null {
  const { token, userInfo, currentCompany, pendingLogin } = useSession.getState()
  if (sessionKind({ token, pendingLogin }) !== 'member') return null
  return {
    token,
    companyId: currentCompany?.companyId ?? '',
    data: {
      baseId: userInfo?.baseId ?? '',
      tpToken: userInfo?.tpToken ?? '',
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

/** The viewers of the screens: one session each for the whole run, since a second login would end the first. */
import { staffCalls } from '@yf/contract/staff'
import { urlOf } from '@yf/contract/call'
import { identityCalls, type UserInfo } from '@yf/contract/identity'
import type { StaffMember } from '@yf/contract/staff'
import { colleagues, password, people } from '../../e2e/support/people.ts'
import { signIn } from '../../e2e/support/session.ts'
import type { ProductStage } from '../../e2e/support/stage.ts'

export const viewers = {
  ...people,
  /** Known to 星河软件, without any data: every list is empty. */
  newcomer: colleagues.shenShuyi,
  /** Of 星河硬件, whose members use the old claim flow. */
  oldFlow: colleagues.huJianping,
  /** Insured, with a stored bank card, and without an open case. */
  insured: colleagues.wuHaoran,
  /** Have requested a doctor and a session, and have not paid yet. */
  paysDoctor: colleagues.xueJinghao,
  paysSession: colleagues.jiangTingyu,
} as const
export type Viewer = keyof typeof viewers

export interface StaffSession {
  readonly token: string
  readonly staff: StaffMember
}

export async function staffSession(origin: string, account: string): Promise<StaffSession> {
  const response = await fetch(origin + urlOf(staffCalls.login), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  })
  const { success, message, result } = (await response.json()) as {
    success: boolean
    message: string
    result: StaffSession
  }
  if (!success) throw new Error(`${account} cannot log in: ${message}`)
  return { token: result.token, staff: result.staff }
}

/** Colleagues of the demo people have no password: they log in by code. */
async function enterByCode({ app, sandbox }: ProductStage, phone: string): Promise<UserInfo> {
  await fetch(`${app}${urlOf(identityCalls.sendUserCode)}?phone=${phone}`)
  for (;;) {
    const response = await fetch(`${sandbox}/inbox/sms?phone=${phone}`)
    const code = ((await response.json()) as { code: string }[]).find((text) => text.code !== '')?.code
    if (code) return signIn(app, { phone, code })
    await new Promise((later) => setTimeout(later, 200))
  }
}

const hasPassword = (viewer: Viewer): boolean => viewer in people

export interface Sessions {
  ofMember(viewer: Viewer): Promise<UserInfo>
  ofStaff(account: string): Promise<StaffSession>
}

export function openSessions(stage: ProductStage): Sessions {
  const once = <T>(make: (key: string) => Promise<T>) => {
    const made = new Map<string, Promise<T>>()
    return (key: string): Promise<T> => {
      const session = made.get(key) ?? make(key)
      made.set(key, session)
      return session
    }
  }
  const members = once((viewer) => {
    const phone = viewers[viewer as Viewer]
    return hasPassword(viewer as Viewer) ? signIn(stage.app, { phone, password }) : enterByCode(stage, phone)
  })
  return { ofMember: members, ofStaff: once((account) => staffSession(stage.app, account)) }
}

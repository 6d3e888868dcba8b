import { identitySteps, type RosterWays } from '@yf/contract/identity-steps'
import { codeFault } from '@yf/domain/phone'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { signIn } from '#platform/session/session.ts'

export type RosterWay = 'phone' | 'mail'

export const wayLabels: Readonly<Record<RosterWay, string>> = { phone: '登记手机号', mail: '登记邮箱' }

/** The ways for which the employer has supplied data. */
export const openWays = (ways: RosterWays): RosterWay[] =>
  (['phone', 'mail'] as const).filter((way) => ways[way] !== null)

/**
 * Proves that the person is the one on the roster: by a code to the employer's contact data, or by confirmation of
 * the company.
 */
export function useRosterProof(ways: RosterWays) {
  const [way, setWay] = useState<RosterWay>(openWays(ways)[0] ?? 'phone')
  const [isRequested, setRequested] = useState(false)
  const form = useForm({ code: '' }, ({ code }) => ({ code: codeFault(code) }))
  const credentials = { authorization: `Bearer ${ways.token}` }

  const choose = (chosen: RosterWay) => {
    setWay(chosen)
    form.begin({ code: '' })
  }
  const send = async () => {
    const sent = await write(identitySteps.sendRosterCode, { to: way }, credentials)
    if (sent.ok) say(`验证码已发送至 ${sent.result.sentTo}`)
    return sent.ok
  }
  const confirm = async () => {
    const done = await form.submit(({ code }) =>
      write(identitySteps.confirmRegistration, { to: way, code }, credentials),
    )
    if (done?.ok) signIn(done.result)
  }
  const askEmployer = async () => {
    const response = await write(identitySteps.askEmployer, {}, credentials)
    if (response.ok) setRequested(true)
  }
  return { way, choose, form, send, confirm, askEmployer, isAsked: isRequested }
}

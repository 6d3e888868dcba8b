import { randomBytes } from 'node:crypto'
import {
  jinliCodes,
  jinliSigning,
  type JinliAnswer,
  type JinliLoginLink,
  type JinliLoginLinkRequest,
} from '@yf/partner-contract/jinli'
import { createCallGate, type SignedCall } from '../frame/signed-call.ts'

const linkSeconds = 600
const maxLinks = 1000

interface IssuedLogin {
  readonly patient: JinliLoginLinkRequest
  readonly endsAt: number
}

/** The hospital's service for login links: authenticates the caller, and stores for whom each link was made. */
export function createHospital(app: { id: string; secret: string }, now: () => Date) {
  const links = new Map<string, IssuedLogin>()
  const gate = createCallGate(jinliSigning, app, now)
  return {
    refusal(call: SignedCall): JinliAnswer<never> | null {
      const fault = gate(call)
      if (fault === 'badSign') return refused('badSign', '签名不正确')
      return fault && refused('staleRequest', '请求已过期或重复')
    },
    issue(patient: JinliLoginLinkRequest, origin: string): JinliAnswer<JinliLoginLink> {
      if (patient.entry !== 'consult' && patient.entry !== 'drug')
        return refused('unknownEntry', '入口不存在')
      const ticket = randomBytes(16).toString('hex')
      keep(links, ticket, { patient, endsAt: now().getTime() + linkSeconds * 1000 }, maxLinks)
      const url = `${origin}/jinli/h5/${patient.entry}?ticket=${ticket}`
      return { code: jinliCodes.ok, msg: 'ok', data: { url, expiresIn: linkSeconds } }
    },
    patientOf(ticket: string): JinliLoginLinkRequest | null {
      const issued = links.get(ticket)
      return issued && issued.endsAt > now().getTime() ? issued.patient : null
    },
  }
}

export type JinliHospital = ReturnType<typeof createHospital>

export const refused = (name: keyof typeof jinliCodes, msg: string): JinliAnswer<never> => ({
  code: jinliCodes[name],
  msg,
  data: null,
})

function keep<T>(memory: Map<string, T>, key: string, value: T, most: number) {
  memory.set(key, value)
  const oldest = memory.keys().next().value
  if (memory.size > most && oldest !== undefined) memory.delete(oldest)
}

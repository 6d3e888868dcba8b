import { identityCalls } from '@yf/contract/identity'
import { currentAgreement } from '@yf/domain/agreements'
import { loadScript } from '#platform/environment/load-script.ts'
import { within } from '#platform/environment/within.ts'
import { call } from '#platform/http/call.ts'
import { enter } from './enter.ts'

interface SdkAnswer {
  code?: number | string
  msg?: string
  spToken?: string
}

interface SdkOutcome {
  success: (answer: SdkAnswer) => void
  error: (fault: SdkAnswer) => void
}

/** The carrier's SDK, which its script adds to the page. */
interface PhoneNumberServer {
  checkLoginAvailable(options: { accessToken: string; jwtToken: string } & SdkOutcome): void
  getLoginToken(options: { authPageOption: Readonly<Record<string, unknown>> } & SdkOutcome): void
}

declare global {
  interface Window {
    PhoneNumberServer?: new () => PhoneNumberServer
  }
}

const wentWell = 600_000

/** The carrier's gateway responds in seconds; its own page waits for user input. */
const timeLimitsMs = { check: 15_000, page: 120_000 }

const callSdk = (milliseconds: number, ask: (outcome: SdkOutcome) => void): Promise<SdkAnswer> =>
  within(
    milliseconds,
    new Promise((resolve, reject) => {
      ask({
        success: (answer) =>
          Number(answer.code) === wentWell ? resolve(answer) : reject(new Error(answer.msg)),
        error: (fault) => reject(new Error(fault.msg)),
      })
    }),
  )

async function carrierToken(): Promise<string> {
  const { origin } = location
  const keys = await call(identityCalls.oneTapToken, { url: `${origin}/`, origin }, { silent: true })
  await loadScript(keys.sdkUrl)
  if (!window.PhoneNumberServer) throw new Error('The carrier brought no SDK')
  const server = new window.PhoneNumberServer()
  const { accessToken, jwtToken } = keys
  await callSdk(timeLimitsMs.check, (outcome) =>
    server.checkLoginAvailable({ accessToken, jwtToken, ...outcome }),
  )
  const authPageOption = { navText: '一键登录', btnText: '本机号码一键登录', isDialog: true }
  const { spToken } = await callSdk(timeLimitsMs.page, (outcome) =>
    server.getLoginToken({ authPageOption, ...outcome }),
  )
  if (!spToken) throw new Error('The carrier gave no token')
  return spToken
}

/** Rejects on any failure: the screen then offers the code instead (specification §7). */
export async function loginByOneTap(supply: string | null): Promise<void> {
  const spToken = await carrierToken()
  const answer = await call(
    identityCalls.oneTapLogin,
    { spToken, agreementVersion: currentAgreement, ...(supply ? { supply } : {}) },
    { silent: true },
  )
  await enter(answer)
}

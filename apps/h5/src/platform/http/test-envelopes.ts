import { waitFor } from '@testing-library/react'
import { forgetAllQueries } from '@yf/client/query-cache'
import { main } from '@yf/client/test-envelopes'
import { startTestServer, type Fallback, type RowAnswer, type TestServer } from '@yf/client/test-server'
import { urlOf, type Call } from '@yf/contract/call'
import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { replace } from '#platform/navigation/history.ts'
import { resetSession, signIn, useSession } from '#platform/session/session.ts'
import { setFeedback } from './feedback.ts'

interface StageOptions {
  /** The logged-in member; null is a visitor without a session or a company. */
  person?: Partial<UserInfo> | null
  company?: Partial<Company> | null
  /** The current address of the page. */
  at?: string
  /** The server's default response until the test changes it. */
  answer?: Fallback
  /** Sheets may still be open when a test ends; otherwise it waits for them to close, as for dialogs. */
  endsInSheet?: boolean
}

const dialog = '[role=alertdialog]'
const sheet = '[role=dialog]'

/**
 * Called once at the top of a test file. Each test then starts with 林晓 logged in and a company selected, or as
 * `start` says, and with a server that has received no request.
 */
export function envelopeStage(start: StageOptions = {}) {
  const { person = { token: 'T1', baseId: 'lin' }, at = '/home' } = start
  const { company = person && { companyId: 'c1' }, answer = (_request, say) => say(200, main(null)) } = start
  const toasts: string[] = []
  let server: TestServer

  /** Requests for the row, or to paths with this ending. */
  const sent = (to: string | Call) =>
    server.heard.filter(({ path }) => (typeof to === 'string' ? path.endsWith(to) : path === urlOf(to)))

  /** Sets the response for the row, or for all rows without one. */
  function answers(fallback: Fallback): void
  function answers<C extends Call>(row: C, answer: RowAnswer<C>, message?: string): void
  function answers(fallback: Fallback | Call, answer?: unknown, message?: string): void {
    if (typeof fallback === 'function') server.otherwise(fallback)
    else server.answers(fallback, answer as RowAnswer<Call>, message)
  }

  beforeAll(async () => {
    server = await startTestServer()
    setFeedback({ say: (text) => toasts.push(text), loading: () => () => undefined, clear: () => undefined })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.settle(`/#${at}`)
    server.otherwise(answer)
    replace(at)
    resetSession()
    forgetAllQueries()
    if (person) signIn(person as UserInfo)
    if (company) useSession.setState({ currentCompany: company as Company })
    server.heard.length = 0
    toasts.length = 0
  })
  const openOverlay = () => document.querySelector(start.endsInSheet ? dialog : `${dialog}, ${sheet}`)
  // The next test would find a dialog that is still closing. Without one the page unmounts at once.
  afterEach(() => (openOverlay() ? waitFor(() => expect(openOverlay()).toBeNull()) : undefined))

  return {
    get url() {
      return server.url
    },
    get heard() {
      return server.heard
    },
    answers,
    refuses: (row: Call, code: number, message: string) => server.refuses(row, code, message),
    drops: (row: Call) => server.drops(row),
    sent,
    bodies: (to: string | Call) => sent(to).map(({ input }) => input),
    /** The toasts shown to the member. */
    said: toasts,
    setUrl: (path: string) => server.setUrl(path),
  }
}

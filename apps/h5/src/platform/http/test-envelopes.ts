import { waitFor } from '@testing-library/react'
import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { replace } from '#platform/navigation/history.ts'
import { resetSession, signIn, useSession } from '#platform/session/session.ts'
import { main, startEnvelopeServer } from './envelope-server.ts'
import { setFeedback } from './feedback.ts'
import { forgetAllQueries } from './query-cache.ts'

type Server = Awaited<ReturnType<typeof startEnvelopeServer>>
type Answer = Parameters<Server['answers']>[0]

interface Start {
  /** Who is signed in; null is nobody, who has no company either. */
  person?: Partial<UserInfo> | null
  company?: Partial<Company> | null
  /** The address at which the page stands. */
  at?: string
  /** What the server says until the test tells it otherwise. */
  answer?: Answer
  /** Sheets may still be open when a test ends; otherwise they are waited for like dialogs. */
  endsInSheet?: boolean
}

const dialog = '[role=alertdialog]'
const sheet = '[role=dialog]'

/**
 * Called once at the top of a test file. Each test then begins with 林晓 at home in her company, or as `start` says, and
 * with a server that has heard nothing yet.
 */
export function envelopeStage(start: Start = {}) {
  const { person = { token: 'T1', baseId: 'lin' }, at = '/home' } = start
  const { company = person && { companyId: 'c1' }, answer = (_request, say) => say(200, main(null)) } = start
  const said: string[] = []
  let server: Server

  const setUrl = (path: string) =>
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(server.url + path)
  const sent = (path: string) => server.heard.filter((request) => request.path.endsWith(path))

  beforeAll(async () => {
    server = await startEnvelopeServer()
    setFeedback({ say: (text) => said.push(text), loading: () => () => undefined, clear: () => undefined })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    setUrl(`/#${at}`)
    replace(at)
    resetSession()
    forgetAllQueries()
    if (person) signIn(person as UserInfo)
    if (company) useSession.setState({ currentCompany: company as Company })
    server.answers(answer)
    server.heard.length = 0
    said.length = 0
  })
  const standing = () => document.querySelector(start.endsInSheet ? dialog : `${dialog}, ${sheet}`)
  // A dialog on its way out would be found by the next test. Where none stands, the page is taken down at once.
  afterEach(() => (standing() ? waitFor(() => expect(standing()).toBeNull()) : undefined))

  return {
    get url() {
      return server.url
    },
    get heard() {
      return server.heard
    },
    answers: (given: Answer) => server.answers(given),
    /** What came to the paths that end so. */
    sent,
    bodies: (path: string) => sent(path).map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    /** What the person was told in passing. */
    said,
    setUrl,
  }
}

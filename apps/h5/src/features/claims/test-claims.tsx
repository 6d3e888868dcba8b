import { fireEvent, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { main, startEnvelopeServer } from '../../platform/http/envelope-server.ts'
import { setFeedback } from '../../platform/http/feedback.ts'
import { forgetAllQueries } from '../../platform/http/query-cache.ts'
import { push } from '../../platform/navigation/history.ts'
import { parseHash } from '../../platform/navigation/location.ts'
import { PageContext } from '../../platform/navigation/page.ts'
import { resetSession, signIn, useSession } from '../../platform/session/session.ts'
import { applyPage, draft, materialPage, receipt } from './claim-sample.ts'

/** What the server answers, by the end of the path; a test changes what it is about. */
const usual = (): Record<string, unknown> => ({
  'v2/toApplyPage': applyPage,
  'v2/getVisitType': [
    { value: 'outpatient', name: '门诊', isCovered: 1, materials: ['receipt', 'medicalRecord'] },
    { value: 'inpatient', name: '住院', isCovered: 0, materials: ['receipt', 'feeList'] },
  ],
  chooseApplyMember: draft,
  'hospitalInfo/listbykeyword': { records: [], total: 0, cities: [] },
  toClaimMaterial: materialPage,
  'v2/getClaimCertificateInfo': { isNeeded: 0, message: '', frontUrl: null, backUrl: null, copyUrl: null },
  'v2/saveOCRResultSnapshots': [{ ...receipt, isConfirmed: 1 }],
  checkInvoiceNo: { isUsed: 0, caseNo: null, message: '' },
})

type Server = Awaited<ReturnType<typeof startEnvelopeServer>>

/** The screens of a claim with 林晓 signed in and a server that answers in envelopes. */
export function claimStage() {
  let server: Server
  const answers = usual()
  const said: string[] = []

  beforeAll(async () => {
    server = await startEnvelopeServer()
    setFeedback({ say: (text) => said.push(text), loading: () => () => undefined, clear: () => undefined })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(server.url)
    resetSession()
    forgetAllQueries()
    said.length = 0
    server.heard.length = 0
    signIn({ token: 'T1', baseId: 'lin' } as never)
    useSession.setState({ currentCompany: { companyId: 'c1' } as never })
    for (const name of Object.keys(answers)) delete answers[name]
    Object.assign(answers, usual())
    server.answers(usually)
  })
  const usually = ({ path }: { path: string }, say: (status: number, body: unknown) => void) => {
    const name = Object.keys(answers).find((end) => path.endsWith(end))
    say(200, main(name ? answers[name] : null))
  }
  const sent = (path: string) => server.heard.filter((request) => request.path.endsWith(path))
  return {
    said,
    answers,
    /** One call goes wrong, the others go on as before. */
    refuse: (end: string, status: number, words: string, code = status) =>
      server.answers((request, say) =>
        request.path.endsWith(end) ? say(status, main(null, words, code)) : usually(request, say),
      ),
    sent,
    bodies: (path: string) => sent(path).map(({ body }) => JSON.parse(body) as Record<string, unknown>),
  }
}

export const open = (Screen: () => React.ReactNode, path: string) => {
  push(path)
  return render(
    <PageContext value={{ ...parseHash(path), params: {}, queries: new Set() }}>
      <Screen />
    </PageContext>,
  )
}

export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

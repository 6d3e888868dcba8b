import { fireEvent, screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { push } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { applyPage, draft, materialPage, receipt } from './claim-sample.ts'

/** Server responses by the end of the path; each test changes those that matter to it. */
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

/** Mounts claim screens with 林晓 logged in and a fake server that answers in envelopes. */
export function claimStage() {
  const answers = usual()
  const usually = ({ path }: { path: string }, say: (status: number, body: unknown) => void) => {
    const name = Object.keys(answers).find((end) => path.endsWith(end))
    say(200, main(name ? answers[name] : null))
  }
  const server = envelopeStage({ answer: usually, endsInSheet: true })
  const { said: toasts, sent, bodies, refuses } = server

  beforeEach(() => {
    for (const name of Object.keys(answers)) delete answers[name]
    Object.assign(answers, usual())
  })
  return {
    said: toasts,
    sent,
    bodies,
    answers,
    refuses,
    /** One call fails, the others work as usual. */
    refuse: (end: string, status: number, message: string, code = status) =>
      server.answers((request, say) =>
        request.path.endsWith(end) ? say(status, main(null, message, code)) : usually(request, say),
      ),
  }
}

export const open = (Screen: () => React.ReactNode, path: string) => {
  push(path)
  return openAt(path, <Screen />)
}

export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

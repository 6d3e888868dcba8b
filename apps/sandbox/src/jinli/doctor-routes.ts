import type { FastifyInstance } from 'fastify'
import { jinliCodes, jinliSigning, type JinliAnswer } from '@yf/partner-contract/jinli'
import { doctorPaths, type JinliDoctorList } from '@yf/partner-contract/jinli-doctors'
import type { PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { signedCallOf } from '../frame/signed-call.ts'
import { doctors } from './doctors.ts'
import { refused, type JinliHospital } from './hospital.ts'
import type { LinkRequest } from './link-request.ts'

/** The doctors on duty. The query has no key, so only a scenario for everybody changes the answer. */
export function mountDoctors(
  app: FastifyInstance,
  { hospital, ctx }: { hospital: JinliHospital; ctx: PartnerContext<LinkRequest> },
): void {
  app.post(`/jinli${doctorPaths.onDuty}`, (request, reply) => {
    const call = signedCallOf(request, jinliSigning)
    return play(ctx, request, reply, {
      key: '',
      logName: '值班医生',
      what: '值班医生',
      down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
      answer: () => {
        const all: JinliAnswer<JinliDoctorList> = { code: jinliCodes.ok, msg: 'ok', data: { doctors } }
        const body = hospital.refusal(call) ?? all
        return { outcome: String(body.code), body }
      },
    })
  })
}

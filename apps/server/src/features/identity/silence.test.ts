import { expect, test } from 'vitest'
import { currentAgreement } from '@yf/domain/agreements'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { signParams } from '@yf/partner-contract/partner-link'
import { demoStage } from '#testkit/demo-stage.ts'
import { channelSecret } from '#seeds/channels.ts'
import { demoPassword, inventedCertificate } from '#seeds/people.ts'
import { roster } from '#seeds/roster.ts'
import { createLog } from '#platform/observe/log.ts'
import { keepCode } from './codes.ts'

const lines: string[] = []
const lin = '13800000001'
const fresh = '13755556666'
const code = '135791'

const server = demoStage(() => {
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  // Without a listener: errors are logged too.
  const nobody = 'http://127.0.0.1:9'
  const oneTap = { baseUrl: nobody, accessKeyId: 'k', accessKeySecret: 's', sceneCode: 'c', sdkUrl: nobody }
  return { log, settings: { oneTap, partnerSso: { baseUrl: nobody } } }
})

const keep = (phone: string) => keepCode({ ...server.services, db: server.db }, phone, code)

test('no phone, code, token, password or certificate number of a login appears in the log', async () => {
  const certificate = inventedCertificate('1995-06-18', 117)
  const ticket = { channel: 'rlj', ticket: 'ST-ticket-1', uid: 'rlj-1' }
  await keep(lin)
  const { result } = await server.call(identityCalls.login, { phone: lin, code })
  await server.call(identityCalls.login, { phone: lin, password: 'wrong-password-1' })
  await keep(lin)
  await keep(fresh)
  await server.call(identitySteps.register, {
    phone: fresh,
    code,
    name: roster[0].name,
    certificateNumber: certificate,
    agreementVersion: currentAgreement,
  })
  await server.call(identitySteps.resetPassword, { phone: lin, code, password: 'Daylight-9' })
  await server.call(identitySteps.updateUserMobile, {
    oldPhone: lin,
    oldCode: code,
    newPhone: fresh,
    newCode: code,
  })
  await server.call(
    identitySteps.bindCertificateNumber,
    { certificateType: 'idCard', certificateNumber: certificate, code },
    { token: result.token },
  )
  await server.call(identitySteps.bindOrValidatePhone, { phone: lin, code }, { token: result.token })
  await server.call(identityCalls.oneTapLogin, { spToken: 'sp-secret-1' })
  await server.call(identitySteps.loginByToken, {
    channel: 'rlj',
    token: ticket.ticket,
    uid: ticket.uid,
    sign: signParams(ticket, channelSecret('rlj')),
  })
  await server.call(identityCalls.sendUserCode, { phone: lin })

  await expect
    .poll(() => lines.filter((line) => line.includes('"request"')).length)
    .toBeGreaterThanOrEqual(10)
  const text = lines.join('')
  expect(text).toContain('identity.login')
  expect(text).toContain('a partner did not redeem a ticket')
  const secrets = [lin, fresh, code, certificate, result.token, result.tpToken, demoPassword]
  for (const secret of [
    ...secrets,
    'wrong-password-1',
    'Daylight-9',
    'sp-secret-1',
    ticket.ticket,
    roster[0].name,
  ])
    expect(text).not.toContain(secret)
})

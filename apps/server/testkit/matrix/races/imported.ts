import { importsAdminCalls } from '@yf/contract/imports-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { checkJob } from '#features/imports/check-job.ts'
import { applyJob } from '#features/imports/write-job.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { workOf } from '#testkit/work-of.ts'
import type { Prepared } from './prepared.ts'
import type { RaceKit } from './race-kit.ts'

const companyId = idOf('company', 'yuanshan')
let count = 0

const tokenOf = ({ stage: { server } }: RaceKit) => server.staffTokenOf('operator1')

/** One new employee. */
function table({ stage: { server } }: RaceKit): Blob {
  const hiredOn = addDays(shanghaiDay(server.clock.now()), -10)
  const certificate = inventedCertificate('1986-02-01', 100 + ++count)
  return new Blob([`姓名,证件号码,入职日期\n导入者,${certificate},${hiredOn}\n`])
}

export async function toUpload(kit: RaceKit): Promise<Prepared> {
  return { token: await tokenOf(kit), input: { companyId, kind: 'people', file: table(kit) } }
}

export async function toTryImport(kit: RaceKit): Promise<Prepared> {
  const { token, input } = await toUpload(kit)
  const { server } = kit.stage
  const { result } = await server.call(importsAdminCalls.upload, input as never, { token, key: newId() })
  return { token, input: { companyId, id: result.id, mapping: result.mapping } }
}

async function triedImport(kit: RaceKit) {
  const { token, input } = await toTryImport(kit)
  const { server } = kit.stage
  const { result } = await server.call(importsAdminCalls.tryImport, input as never, { token, key: newId() })
  await checkJob.run({ companyId, id: result.id }, workOf(server))
  return { token, input: { companyId, id: result.id } }
}

/** Confirmed or discarded once. */
export const toEndTrial = (kit: RaceKit): Promise<Prepared> => triedImport(kit)

export async function toUndoImport(kit: RaceKit): Promise<Prepared> {
  const { token, input } = await triedImport(kit)
  const { server } = kit.stage
  await server.call(importsAdminCalls.confirmImport, input, { token, key: newId() })
  await applyJob.run(input, workOf(server))
  return { token, input }
}

import type { Input } from '@yf/contract/call'
import { equityAdminCalls } from '@yf/contract/equity-admin'
import { hospitalAdminCalls } from '@yf/contract/hospital-admin'
import { idOf } from '#seeds/ids.ts'
import { once, each, type Preparation, type Prepared } from './prepared.ts'
import type { RaceKit } from './race-kit.ts'

const companyId = idOf('company', 'haina')
const administrator = ({ stage }: RaceKit) => stage.server.staffTokenOf('admin1')

/** Another one each time: names are unique. */
let made = 0
const nextName = (word: string) => `${word}${(made += 1)}`

const hospital = (): Input<typeof hospitalAdminCalls.saveHospital> => ({
  name: nextName('赛跑医院'),
  aliases: [],
  grade: '三级甲等',
  isPublic: true,
  isDirect: false,
  province: '北京市',
  city: '北京',
  address: '学院路 1 号',
  phone: null,
  longitude: 116.3,
  latitude: 39.9,
  departments: ['内科'],
  sort: 0,
})

const toSaveHospital = async (kit: RaceKit): Promise<Prepared> => ({
  input: hospital(),
  token: await administrator(kit),
})

async function toCloseHospital(kit: RaceKit): Promise<Prepared> {
  const token = await administrator(kit)
  const { result } = await kit.stage.server.call(hospitalAdminCalls.saveHospital, hospital(), { token })
  return { input: { id: result.id, revision: result.revision, isClosed: true }, token }
}

async function toImportHospitals(kit: RaceKit): Promise<Prepared> {
  const texts = { aliases: '', grade: '三级', ownership: '', direct: '', phone: '', departments: '内科' }
  const place = { province: '北京市', city: '北京', address: '学院路', longitude: '116', latitude: '40' }
  return {
    input: { rows: [{ line: 2, name: nextName('导入医院'), ...texts, ...place }] },
    token: await administrator(kit),
  }
}

const toSaveLabel = async (kit: RaceKit): Promise<Prepared> => ({
  input: { department: '眼科', name: nextName('症状'), sort: 1, isOff: false },
  token: await administrator(kit),
})

const manual = () => ({ companyId, name: nextName('手册'), file: new Blob(['%PDF-1.7']) })

const toAddManual = async (kit: RaceKit): Promise<Prepared> => ({
  input: manual(),
  token: await administrator(kit),
})

async function addedManual(kit: RaceKit) {
  const token = await administrator(kit)
  const { result } = await kit.stage.server.call(equityAdminCalls.addManual, manual(), { token })
  return { token, which: { companyId, id: result.id } }
}

async function toRenameManual(kit: RaceKit): Promise<Prepared> {
  const { token, which } = await addedManual(kit)
  return { input: { ...which, name: '新名称' }, token }
}

async function toRemoveManual(kit: RaceKit): Promise<Prepared> {
  const { token, which } = await addedManual(kit)
  return { input: which, token }
}

const benefitTexts = {
  name: '免费问诊',
  summary: '',
  icon: 'gift',
  startTime: '2026-01-01 00:00:00',
  endTime: '2030-01-01 00:00:00',
  sort: 9,
} as const
const benefit: Input<typeof equityAdminCalls.addFreeBenefit> = {
  companyId,
  ...benefitTexts,
  jumpUrl: null,
  supplierCode: 'JINLI',
  times: 1,
  days: 30,
  timeFen: 0,
}
const operator = ({ stage }: RaceKit) => stage.server.staffTokenOf('operator1')

const toAddBenefit = async (kit: RaceKit): Promise<Prepared> => ({
  input: benefit,
  token: await operator(kit),
})

async function toChangeBenefit(kit: RaceKit): Promise<Prepared> {
  const token = await operator(kit)
  const { result } = await kit.stage.server.call(equityAdminCalls.addFreeBenefit, benefit, { token })
  const { id, revision } = result!
  return { input: { companyId, id, revision, ...benefitTexts, name: '夜间问诊' }, token }
}

/** The directories that all companies share, and the manuals of each. */
export const cataloguePreparations: Readonly<Record<string, Preparation>> = {
  'hospitalAdmin.saveHospital': once(toSaveHospital),
  'hospitalAdmin.closeHospital': once(toCloseHospital),
  // The same sheet again changes nothing, and says so.
  'hospitalAdmin.importHospitals': each(toImportHospitals),
  'hospitalAdmin.saveDiseaseLabel': once(toSaveLabel),
  'equityAdmin.addFreeBenefit': each(toAddBenefit),
  'equityAdmin.changeFreeBenefit': once(toChangeBenefit),
  'equityAdmin.addManual': each(toAddManual),
  'equityAdmin.renameManual': each(toRenameManual),
  'equityAdmin.removeManual': once(toRemoveManual),
}

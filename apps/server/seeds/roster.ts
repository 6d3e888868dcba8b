import {
  addDependant,
  claimEntries,
  hire,
  unclaimedEntries,
  type PersonOutcome,
} from '#features/people/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { idOf } from './ids.ts'
import { inventedCertificate } from './people.ts'

/**
 * People whom companies have announced and who have not registered yet, and the contact that the employer has for
 * them:
 *   顾一帆  990100199506181175  星河软件  13711110001, gu.yifan@xinghe.example: with another phone a code goes there
 *   沈书瑶  990100199212032289  海纳制造  13711112222: with this phone at once
 *   江予安  990100199808083351  原力健康  neither: `hr2` confirms at the console
 */
export const roster = [
  {
    company: 'xinghe-software',
    name: '顾一帆',
    certificate: inventedCertificate('1995-06-18', 117),
    phone: '13711110001',
    mail: 'gu.yifan@xinghe.example',
  },
  {
    company: 'haina',
    name: '沈书瑶',
    certificate: inventedCertificate('1992-12-03', 228),
    phone: '13711112222',
    mail: null,
  },
  {
    company: 'yuanli',
    name: '江予安',
    certificate: inventedCertificate('1998-08-08', 335),
    phone: null,
    mail: null,
  },
] as const

/** Registered long ago. A member who loses the phone proves with this mailbox that the account is theirs. */
export const joinedByRoster = [
  {
    company: 'xinghe-software',
    name: '秦若水',
    certificate: inventedCertificate('1991-04-15', 526),
    phone: null,
    mail: 'qin.ruoshui@xinghe.example',
  },
] as const

/** Colleagues of 星河软件 who have not registered, with departments and relatives, for the page of HR. */
const colleagues = [
  { name: '钟书言', birth: '1989-04-11', nth: 611, department: '研发部', grade: 'P6', region: '上海' },
  { name: '闻人语', birth: '1993-09-27', nth: 612, department: '研发部', grade: 'P5', region: '杭州' },
  { name: '舒南乔', birth: '1985-12-02', nth: 613, department: '财务部', grade: 'M1', region: '上海' },
  { name: '严景行', birth: '1997-07-19', nth: 614, department: '市场部', grade: 'P4', region: '北京' },
] as const

const relatives = [
  { of: '钟书言', name: '钟小满', birth: '2018-05-20', nth: 621, relation: 'child' },
  { of: '钟书言', name: '顾念', birth: '1990-10-08', nth: 622, relation: 'spouse' },
] as const

const leftOn = '2026-06-01'

const hiredOn = '2021-03-01'
const bySeeds = { staffId: null, staffName: '示例数据', importId: null }

export async function addRoster(services: Services, tx: Db) {
  const ctx = { ...services, db: tx }
  const joined = new Set<string>(joinedByRoster.map(({ name }) => name))
  for (const { company, name, certificate, phone, mail } of [...roster, ...joinedByRoster]) {
    const companyId = idOf('company', company)
    const done = await hire(
      ctx,
      companyId,
      {
        id: idOf('roster', name),
        name,
        gender: null,
        certificateKind: 'idCard',
        certificateNumber: certificate,
        phone,
        mail,
        birthday: null,
        country: 'CN',
        grade: null,
        region: null,
        department: null,
        branch: null,
        hiredOn,
        leftOn: null,
      },
      bySeeds,
    )
    doneOr(name, done)
    if (!joined.has(name)) continue
    const announced = { name, kind: 'idCard', number: certificate } as const
    await claimEntries(ctx, await unclaimedEntries(tx, services.cipher, announced), idOf('account', name))
  }
}

/** After the roster: one of them has left, and one has relatives. */
export async function addStaffedCompany(services: Services, tx: Db) {
  const ctx = { ...services, db: tx }
  const companyId = idOf('company', 'xinghe-software')
  const plain = {
    gender: null,
    certificateKind: 'idCard',
    phone: null,
    mail: null,
    birthday: null,
    country: 'CN',
    branch: null,
  } as const
  for (const { name, birth, nth, ...classes } of colleagues) {
    const certificateNumber = inventedCertificate(birth, nth)
    const days = { hiredOn, leftOn: name === '严景行' ? leftOn : null }
    const id = idOf('roster', name)
    doneOr(
      name,
      await hire(ctx, companyId, { ...plain, ...classes, ...days, id, name, certificateNumber }, bySeeds),
    )
  }
  for (const { of, name, birth, nth, relation } of relatives) {
    const request = { ...plain, name, relation, holderId: idOf('roster', of), from: hiredOn }
    const certificateNumber = inventedCertificate(birth, nth)
    doneOr(name, await addDependant(ctx, companyId, { ...request, certificateNumber }, bySeeds))
  }
}

function doneOr(name: string, outcome: PersonOutcome) {
  if (outcome.kind !== 'done') throw new Error(`${name}: ${JSON.stringify(outcome)}`)
}

import { claimEntries, hire, unclaimedEntries } from '#features/people/public.ts'
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
    if (done.kind !== 'done') throw new Error(`${name}: ${JSON.stringify(done)}`)
    if (!joined.has(name)) continue
    const announced = { name, kind: 'idCard', number: certificate } as const
    await claimEntries(ctx, await unclaimedEntries(tx, services.cipher, announced), idOf('account', name))
  }
}

import { beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { familyCalls } from '@yf/contract/family'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { demoStage } from '#testkit/demo-stage.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'

const server = demoStage()
let token: string

type MemberUpdate = Input<typeof familyCalls.update>

const update = (changes: MemberUpdate, as = token) => server.call(familyCalls.update, changes, { token: as })
const child = inventedCertificate('2016-06-01', 24)

async function added(certificateNumber = child, relation: 'child' | 'spouse' = 'child') {
  const { result } = await server.call(
    familyCalls.add,
    { name: '周小雨', relation, certificateType: 'idCard', certificateNumber },
    { token },
  )
  return result.id
}

describe('a family member', () => {
  beforeEach(async () => {
    await server.db.deleteFrom('family_member').where('account_id', '=', idOf('account', 'zhoulan')).execute()
    token = await server.tokenOf('zhoulan')
  })

  test('gets another name and keeps the certificate when none is given', async () => {
    const id = await added()
    const { result } = await update({ id, name: '周晓雨' })
    expect(result).toMatchObject({ id, name: '周晓雨', certificateType: 'idCard', birth: '2016-06-01' })
    expect((await update({ id, certificateNumber: result.certificateNumber! })).http).toBe(400)
  })

  test('gets another certificate, with its birth and gender', async () => {
    const id = await added()
    const { result } = await update({ id, certificateNumber: inventedCertificate('2015-05-05', 11) })
    expect(result).toMatchObject({ birth: '2015-05-05', gender: 1 })
    const passport = { certificateType: 'passport', certificateNumber: 'E12345678' } as const
    expect((await update({ id, ...passport })).message).toBe('请填写出生日期（birth）')
    expect((await update({ id, ...passport, birth: '2015-05-06', gender: 1 })).success).toBe(true)
    // If the number does not contain it, the birth was stated by the holder and can be corrected.
    expect((await update({ id, birth: '2015-05-07' })).result.birth).toBe('2015-05-07')
  })

  test('keeps the number when only the kind is given, which requires the number', async () => {
    const id = await added()
    expect(await update({ id, certificateType: 'passport' })).toMatchObject({
      http: 400,
      message: '请填写证件号码（certificateNumber）',
    })
  })

  test('cannot become a duplicate of a person, oneself or a second spouse', async () => {
    const id = await added()
    const spouse = await added(inventedCertificate('1985-05-05', 33), 'spouse')
    expect((await update({ id: spouse, certificateNumber: child })).code).toBe(refusals.familyKnown.code)
    const own = inventedCertificate('1986-11-21', 46)
    expect((await update({ id, certificateNumber: own })).code).toBe(refusals.familySelf.code)
    expect((await update({ id, relation: 'spouse' })).code).toBe(refusals.spouseTaken.code)
    expect((await update({ id: spouse, relation: 'spouse', name: '钱宇' })).success).toBe(true)
  })

  test('of another member does not exist', async () => {
    const id = await added()
    const other = await server.tokenOf('hejing')
    expect((await update({ id, name: '何小雨' }, other)).code).toBe(refusals.notFound.code)
    expect((await update({ id: idOf('account', 'hejing'), nickName: '静' })).code).toBe(
      refusals.notFound.code,
    )
  })

  test('keeps their identity when insured or with an account', async () => {
    const lin = await server.tokenOf('linxiao')
    const [spouse, child] = [idOf('family', 'linxiao/spouse'), idOf('family', 'linxiao/child')]
    expect((await update({ id: spouse, name: '陈沫' }, lin)).code).toBe(refusals.familyLinked.code)
    expect((await update({ id: child, name: '陈大满' }, lin)).code).toBe(refusals.familyCovered.code)
    expect((await update({ id: child, name: '陈小满', relation: 'child' }, lin)).success).toBe(true)
  })

  test('gets a first certificate once when insured, which keeps their identity', async () => {
    const lin = await server.tokenOf('linxiao')
    const id = idOf('family', 'linxiao/child')
    const row = server.db.selectFrom('family_member').selectAll().where('id', '=', id)
    const { birth, gender, ...rest } = await row.executeTakeFirstOrThrow()
    const nothing = { certificate_kind: null, certificate_hash: null, certificate_encrypted: null }
    const set = (values: object) =>
      server.db.updateTable('family_member').set(values).where('id', '=', id).execute()
    const of = (day: string, last = gender === 1 ? 33 : 34) => ({
      id,
      certificateType: 'idCard' as const,
      certificateNumber: inventedCertificate(day, last),
    })
    await set(nothing)
    const refused = refusals.familyCovered.code
    expect((await update({ ...of(birth!), name: '王五' }, lin)).code).toBe(refused)
    expect((await update(of('2011-11-11'), lin)).code).toBe(refused)
    expect((await update(of(birth!, gender === 1 ? 34 : 33), lin)).code).toBe(refused)
    expect((await update(of(birth!), lin)).result).toMatchObject({ certificateType: 'idCard', birth })
    expect((await update(of(birth!, gender === 1 ? 35 : 36), lin)).code).toBe(refused)
    // An unknown birth is taken from the certificate.
    await set({ ...nothing, birth: null })
    expect((await update(of('2015-05-05'), lin)).result).toMatchObject({ birth: '2015-05-05' })
    await set({ ...rest, birth, gender })
  })

  test('keeps their identity while an expired cover accepts claims, to the last day', async () => {
    const lin = await server.tokenOf('linxiao')
    const id = idOf('family', 'linxiao/child')
    const { db, clock } = server
    for (const table of ['equity_package', 'health_welfare'] as const)
      await db.deleteFrom(table).where('family_id', '=', id).execute()
    const end = (end_dt: string, is_closed: boolean) =>
      db.updateTable('policy').set({ end_dt, is_closed }).where('family_id', '=', id).execute()
    const ago = (days: number) => addDays(shanghaiDay(clock.now()), -days)
    const name = async (to: string) => (await update({ id, name: to }, lin)).code
    await end(ago(180), false)
    expect(await name('王五')).toBe(refusals.familyCovered.code)
    await end(ago(180), true)
    expect(await name('王五')).toBe(refusals.familyCovered.code)
    // Ended early today: events until now can still be claimed.
    await end(ago(0), true)
    expect(await name('王五')).toBe(refusals.familyCovered.code)
    await end(ago(181), false)
    expect(await name('王五')).toBe(200)
  })
})

describe('the own profile', () => {
  const me = idOf('account', 'zhaoqiang')
  beforeEach(async () => {
    token = await server.tokenOf('zhaoqiang')
  })

  test('gets another nickname, stored as typed and shown in the list', async () => {
    const nickName = '<img src=x onerror=1>'.slice(0, 20)
    expect((await update({ id: me, nickName: ` ${nickName} ` })).result.nickName).toBe(nickName)
    const [self] = (await server.call(familyCalls.list, {}, { token })).result
    expect(self).toMatchObject({ relation: 'self', nickName })
  })

  test("gets one of the app's pictures, and none again", async () => {
    expect((await update({ id: me, headimgurl: '/art/avatar-3.svg' })).result.headimgurl).toBe(
      '/art/avatar-3.svg',
    )
    expect((await update({ id: me, headimgurl: null })).result.headimgurl).toBeNull()
  })

  test('gets an uploaded picture, which no other member can use', async () => {
    const { db, services } = server
    const file = { companyId: null, contentType: 'image/jpeg', body: Buffer.from('picture') }
    const own = { ...services, db }
    const { id } = await keepFile(own, { ...file, ownerId: me, module: 'avatar' })
    const { name } = await db
      .selectFrom('stored_file')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await update({ id: me, headimgurl: `/files/${name}` })).success).toBe(true)
    const other = await server.tokenOf('hejing')
    expect((await update({ id: idOf('account', 'hejing'), headimgurl: `/files/${name}` }, other)).http).toBe(
      400,
    )
  })

  test.each(['javascript:alert(1)', 'https://example.com/a.png', '/art/logo-haina.svg', '/files/../etc'])(
    'does not show %s',
    async (headimgurl) => {
      expect(await update({ id: me, headimgurl })).toMatchObject({
        http: 400,
        message: '头像只能选用预设图片或您上传的图片（headimgurl）',
      })
    },
  )

  test('takes a stated birth and gender only without an identity card', async () => {
    expect((await update({ id: me, birth: '1985-01-02', gender: 1 })).result.birth).toBe('1985-01-02')
    const zhou = await server.tokenOf('zhoulan')
    const id = idOf('account', 'zhoulan')
    expect((await update({ id, birth: '1986-11-22' }, zhou)).message).toBe(
      '出生日期与证件号码不一致（birth）',
    )
    expect((await update({ id, birth: '1986-11-21', gender: 2 }, zhou)).success).toBe(true)
  })

  test.each<[Partial<MemberUpdate>, string]>([
    [{ name: '赵小强' }, '姓名随证件信息，不能在此修改（name）'],
    [{ relation: 'spouse' }, '本人不能修改与本人关系（relation）'],
    [{ certificateNumber: child }, '本人证件号码请在设置中修改（certificateNumber）'],
    [{ nickName: '\u200b' }, '昵称中有无法显示的字符，请修改（nickName）'],
  ])('takes no %j', async (over, message) => {
    expect(await update({ id: me, ...over })).toMatchObject({ http: 400, message })
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { checkCharacter } from '@yf/domain/certificate'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { useSession } from '#platform/session/session.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import FamilyEditPhoneScreen from './family-edit-phone.screen.tsx'
import FamilyEditSelfScreen from './family-edit-self.screen.tsx'
import FamilyEditScreen from './family-edit.screen.tsx'
import FamilyScreen from './family.screen.tsx'

const card = vi.hoisted(() => ({ result: {} }))
vi.mock('#platform/uploads/choose-files.ts', () => ({ chooseFiles: async () => [new File([], 'card.jpg')] }))
vi.mock('#platform/uploads/prepare.ts', () => ({ prepare: async (file: File) => ({ kind: 'ready', file }) }))
vi.mock('#platform/uploads/write-file.ts', () => ({
  writeFile: async () => ({ ok: true, result: card.result }),
}))

const body = '99010020160601024'
const number = body + checkCharacter(body)
const self = {
  id: 'me',
  name: '周岚',
  relation: 'self',
  gender: 2,
  birth: '1986-11-21',
  mobile: '138****0002',
  certificateType: 'idCard',
  certificateNumber: '990***********046X',
  nickName: '岚',
  headimgurl: null,
  hasAccount: 1,
  canEdit: 1,
} as FamilyMember
const child = {
  ...self,
  id: 'c',
  name: '周小雨',
  relation: 'child',
  birth: '2016-06-01',
  mobile: null,
} as FamilyMember
const free: FamilyMember = { ...child, hasAccount: 0 }
const insured: FamilyMember = { ...free, id: 'i', name: '周大海', relation: 'parent', canEdit: 0 }

let family: FamilyMember[]
const server = envelopeStage({
  person: { token: 'T1', name: '周岚', nickName: '岚' },
  at: '/family/index',
})
const { said: toasts, sent, bodies } = server

beforeEach(() => {
  family = [self, free]
  server.answers(familyCalls.list, () => family)
  server.answers(familyCalls.add, { ...free })
  server.answers(familyCalls.update, { ...self, nickName: '小岚' })
  server.answers(familyCalls.updateMobile, { ...free })
})

const open = (Screen: () => React.ReactNode, path: string) => openAt(path, <Screen />)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })

test('lists the family with relation, age and masked number', async () => {
  open(FamilyScreen, '/family/index')
  expect(await screen.findByText('周小雨')).toBeTruthy()
  expect(screen.getByText('子女')).toBeTruthy()
  expect(screen.getAllByText('990***********046X')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: '删除周岚' })).toBeNull()
})

test('explains the family feature when there is no one else', async () => {
  family = [self]
  open(FamilyScreen, '/family/index')
  expect(await screen.findByText('还没有家庭成员')).toBeTruthy()
  expect(screen.getByRole('button', { name: '添加家庭成员' })).toBeTruthy()
})

test('a list that fails to load can be retried', async () => {
  server.refuses(familyCalls.list, 500, '系统繁忙，请稍后再试')
  open(FamilyScreen, '/family/index')
  expect(await screen.findByText('系统繁忙，请稍后再试')).toBeTruthy()
  server.answers(familyCalls.list, family)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('周小雨')).toBeTruthy()
})

test('asks before deleting and then sends the call', async () => {
  open(FamilyScreen, '/family/index')
  fireEvent.click(await screen.findByRole('button', { name: '删除周小雨' }))
  fireEvent.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(sent(familyCalls.remove).map(({ search }) => search)).toEqual(['?id=c']))
  expect(toasts).toContain('已删除')
})

test('an insured member cannot be removed, and the reason shows without a request', async () => {
  family = [self, insured]
  open(FamilyScreen, '/family/index')
  fireEvent.click(await screen.findByRole('button', { name: '删除周大海' }))
  expect(await screen.findByText(/有生效中的保险或权益/)).toBeTruthy()
  expect(sent(familyCalls.remove)).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('an ID card fills in birth date and gender, and a wrong digit shows while typing', async () => {
  open(FamilyEditScreen, '/family/edit')
  fireEvent.click(screen.getByRole('radio', { name: '子女' }))
  type('姓名', '周小雨')
  type('证件号码', number.replace('0601', '0602'))
  expect(screen.getByText('证件号码有误，请逐位核对')).toBeTruthy()
  type('证件号码', number)
  expect(screen.getByText('格式校验通过')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^出生日期/).value).toBe('2016-06-01')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '女' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(sent(familyCalls.add)).toHaveLength(1))
  expect(bodies(familyCalls.add)[0]).toEqual({
    name: '周小雨',
    relation: 'child',
    certificateType: 'idCard',
    certificateNumber: number,
    birth: '2016-06-01',
    gender: 2,
  })
})

test('a photo of the card fills in name and number and reports uncertain fields', async () => {
  card.result = { name: '周小雨', number, isSure: 0, message: '已填入，请逐字核对姓名和证件号码' }
  open(FamilyEditScreen, '/family/edit')
  fireEvent.click(screen.getByRole('button', { name: '拍身份证自动填写' }))
  fireEvent.click(await screen.findByRole('button', { name: '拍照识别' }))
  expect(await screen.findByText('已填入，请逐字核对姓名和证件号码')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^姓名/).value).toBe('周小雨')
  expect(screen.getByLabelText<HTMLInputElement>(/^出生日期/).value).toBe('2016-06-01')
})

test('does not send an incomplete form and marks the missing fields, except those that the card fills in', async () => {
  open(FamilyEditScreen, '/family/edit')
  expect(screen.getByRole('heading', { level: 1, name: '添加家庭成员' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '添加' }))
  expect(await screen.findByText('请选择与本人关系')).toBeTruthy()
  expect(screen.getByText('请输入姓名')).toBeTruthy()
  expect(screen.getByText('请选择性别')).toBeTruthy()
  type('证件号码', number)
  for (const gone of ['请输入证件号码', '请选择出生日期', '请选择性别'])
    expect(screen.queryByText(gone)).toBeNull()
  expect(sent(familyCalls.add)).toHaveLength(0)
})

test('restores the input after a reload without storing the number in the browser', () => {
  const first = open(FamilyEditScreen, '/family/edit')
  type('姓名', '周小雨')
  type('证件号码', number)
  first.unmount()
  open(FamilyEditScreen, '/family/edit')
  expect(screen.getByLabelText<HTMLInputElement>(/^姓名/).value).toBe('周小雨')
  expect(screen.getByLabelText<HTMLInputElement>(/^证件号码/).value).toBe('')
  expect(JSON.stringify({ ...localStorage })).not.toContain(number)
})

test('a locked member shows the reason and only the phone can change', async () => {
  family = [self, insured]
  open(FamilyEditScreen, '/family/edit?id=i')
  expect(await screen.findByText(/有生效中的保险或权益/)).toBeTruthy()
  expect(screen.queryByLabelText(/^姓名/)).toBeNull()
  expect(screen.getByRole('button', { name: /手机号/ })).toBeTruthy()
})

test('a locked member without a certificate can add one and keeps the identity', async () => {
  const untold = { ...insured, id: 'u', relation: 'child', certificateType: null, certificateNumber: null }
  family = [self, { ...untold, birth: null } as FamilyMember]
  open(FamilyEditScreen, '/family/edit?id=u')
  expect((await screen.findByLabelText<HTMLInputElement>(/^姓名/)).disabled).toBe(true)
  expect(screen.getByText(/可补充证件号码和出生日期/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '父母' }).disabled).toBe(true)
  type('证件号码', number)
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent(familyCalls.update)).toHaveLength(1))
  expect(bodies(familyCalls.update)[0]).toMatchObject({
    id: 'u',
    name: '周大海',
    relation: 'child',
    certificateType: 'idCard',
    certificateNumber: number,
    birth: '2016-06-01',
  })
})

test('an unknown family id opens no form', async () => {
  open(FamilyEditScreen, '/family/edit?id=stranger')
  expect(await screen.findByText('没有找到这位家庭成员')).toBeTruthy()
})

test('a new nickname shows everywhere at once', async () => {
  open(FamilyEditSelfScreen, '/family/editSelf')
  await screen.findByLabelText(/^昵称/)
  type('昵称', ' 小岚 ')
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(useSession.getState().userInfo?.nickName).toBe('小岚'))
  expect(bodies(familyCalls.update)[0]).toEqual({ id: 'me', nickName: '小岚', headimgurl: null })
})

const typePhone = () => {
  type('新手机号', '13911112222')
  type('验证码', '123456')
}
const save = () => fireEvent.click(screen.getByRole('button', { name: '确认修改' }))

test('changes a phone with its code and returns to the family', async () => {
  replace('/family/editPhone?id=c')
  open(FamilyEditPhoneScreen, '/family/editPhone?id=c')
  await screen.findByText('周小雨')
  typePhone()
  save()
  await waitFor(() => expect(currentLocation().path).toBe('/family/index'))
  expect(bodies(familyCalls.updateMobile)).toEqual([{ id: 'c', mobile: '13911112222', code: '123456' }])
  expect(toasts).toEqual(['手机号已修改'])
})

test('sends no phone without its code and clears the fault of a corrected field', async () => {
  open(FamilyEditPhoneScreen, '/family/editPhone?id=c')
  await screen.findByText('周小雨')
  expect(screen.queryByText('请输入手机号')).toBeNull()
  save()
  expect(await screen.findByText('请输入手机号')).toBeTruthy()
  expect(sent(familyCalls.updateMobile)).toHaveLength(0)
  type('新手机号', '13911112222')
  expect(screen.queryByText('请输入手机号')).toBeNull()
  expect(screen.getByText('请输入6位验证码')).toBeTruthy()
})

test('a refused phone keeps the input', async () => {
  server.refuses(familyCalls.updateMobile, 3002, '验证码有误')
  replace('/family/editPhone?id=c')
  open(FamilyEditPhoneScreen, '/family/editPhone?id=c')
  await screen.findByText('周小雨')
  typePhone()
  save()
  await waitFor(() => expect(toasts).toEqual(['验证码有误']))
  expect(currentLocation().path).toBe('/family/editPhone')
  expect(screen.getByLabelText<HTMLInputElement>(/^新手机号/).value).toBe('13911112222')
})

test('the member changes their own phone in the settings', async () => {
  open(FamilyEditPhoneScreen, '/family/editPhone?id=me')
  expect(await screen.findByText('本人手机号请在设置中修改')).toBeTruthy()
})

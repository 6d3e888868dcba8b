import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { material, materialPage } from '../claim-sample.ts'
import UploadApplyScreen from '../screens/upload-apply.screen.tsx'
import { claimStage, open } from '../test-claims.tsx'

const { answers, bodies, refuse, said: toasts, sent } = claimStage()

const message = '本次申请需要林晓的身份证人像面和国徽面'
const urlOf = (letter: string) => `/files/${letter.repeat(32)}`
const info = { isNeeded: 1, message, frontUrl: null, backUrl: null, copyUrl: null }
const side = (id: string) => ({
  ...material,
  id,
  kind: 'idCard' as const,
  name: `${id}.jpg`,
  url: urlOf(id),
  receipt: null,
})
const [front, back, copy] = [side('f'), side('b'), side('c')]

/** Renders the page with these ID card pictures and the given server state of the sides. */
const show = (cards: (typeof front)[], sides: Partial<Record<keyof typeof info, unknown>> = {}) => {
  answers['toClaimMaterial'] = { ...materialPage, materials: [material, ...cards] }
  answers['v2/getClaimCertificateInfo'] = { ...info, ...sides }
  return open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
}

test('hides the ID card section when the claim does not need one', async () => {
  show([], { isNeeded: 0, message: '' })
  await screen.findByText('病历')
  await waitFor(() => expect(sent('getClaimCertificateInfo')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: '上传身份证人像面' })).toBeNull()
})

test('asks for both sides when the claim exceeds the limit', async () => {
  show([])
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: '上传身份证人像面' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '上传身份证国徽面' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '生成复印件' })).toBeNull()
})

test('still asks for the back when only the front is there', async () => {
  show([front], { frontUrl: front.url })
  expect(await screen.findByRole('button', { name: /^查看身份证人像面/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: '上传身份证国徽面' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '生成复印件' })).toBeNull()
})

test('merges both sides into one page, in either order', async () => {
  show([back, front], { frontUrl: front.url, backUrl: back.url })
  answers['idcard/generateNew'] = { material: copy, message: '身份证复印件已生成' }
  fireEvent.click(await screen.findByRole('button', { name: '生成复印件' }))
  answers['toClaimMaterial'] = { ...materialPage, materials: [material, back, front, copy] }
  answers['v2/getClaimCertificateInfo'] = {
    ...info,
    frontUrl: front.url,
    backUrl: back.url,
    copyUrl: copy.url,
  }
  expect(await screen.findByText('已生成复印件')).toBeTruthy()
  expect(bodies('idcard/generateNew')).toEqual([{ caseId: 'k1', frontId: 'f', backId: 'b' }])
  expect(toasts).toContain('身份证复印件已生成')
  expect(screen.queryByRole('button', { name: '生成复印件' })).toBeNull()
})

test('shows a refusal on the card and keeps the pictures', async () => {
  show([front, back], { frontUrl: front.url, backUrl: back.url })
  const text = '身份证与被保险人不一致，请更换'
  const make = await screen.findByRole('button', { name: '生成复印件' })
  refuse('idcard/generateNew', 200, text, 3059)
  fireEvent.click(make)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^查看身份证人像面/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: '生成复印件' })).toBeTruthy()
})

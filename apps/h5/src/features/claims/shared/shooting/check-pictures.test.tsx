import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { PictureHint } from '@yf/domain/picture-hints'
import { expect, test } from 'vitest'
import { hintsOfFile, checkPictures } from './check-pictures.tsx'

const fileOf = (name: string) => new File([name], name, { type: 'image/jpeg' })
const [dark, clear, moved] = [fileOf('dark.jpg'), fileOf('clear.jpg'), fileOf('moved.jpg')]
const hintsByName: Record<string, readonly PictureHint[]> = {
  'dark.jpg': ['tooDark'],
  'clear.jpg': [],
  'moved.jpg': ['blurred', 'cutOff'],
}
const look = (...files: File[]) => checkPictures(files, async ({ name }) => hintsByName[name]!)
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('uploads clear photos without asking', async () => {
  expect(await look(clear)).toEqual([clear])
})

test('warns about a photo that may be unreadable and lets the member send it anyway', async () => {
  const accepted = look(dark)
  expect(await screen.findByText('光线偏暗，请到亮一点的地方拍')).toBeTruthy()
  expect(screen.getByText('这张照片可能看不清')).toBeTruthy()
  await tap('仍要上传')
  expect(await accepted).toEqual([dark])
  await closed()
})

test('sends the clear photos and names the others', async () => {
  const accepted = look(dark, clear, moved)
  expect(await screen.findByText('有 2 张照片可能看不清')).toBeTruthy()
  expect(screen.getByText('第3张：画面有些模糊，请拿稳手机、对准文字再拍')).toBeTruthy()
  await tap('只传清楚的')
  expect(await accepted).toEqual([clear])
  await closed()
})

test('sends nothing when the member retakes the photo', async () => {
  const accepted = look(moved)
  await tap('重新拍摄')
  expect(await accepted).toEqual([])
  await closed()
})

test('uploads anyway when the browser cannot check the photo or the check fails', async () => {
  expect(await hintsOfFile(clear)).toEqual([])
  const broken = async () => Promise.reject(new Error('no memory'))
  expect(await checkPictures([clear], broken)).toEqual([clear])
})

import { beforeEach, expect, test, vi } from 'vitest'
import type { Wx } from '#platform/wechat/wx.ts'

const photo = { localId: 'wxlocal1', data: btoa('jpeg') }
let chooseImage: Wx['chooseImage'] = () => undefined
let isReady = true
const wx = {
  chooseImage: (options: Parameters<Wx['chooseImage']>[0]) => chooseImage(options),
  getLocalImgData: ({ localId, success, fail }: Parameters<Wx['getLocalImgData']>[0]) =>
    localId === photo.localId
      ? success({ localData: photo.data })
      : fail({ errMsg: 'getLocalImgData:fail file not exist' }),
}
const ready = { wx, config: {} }
vi.mock('#platform/wechat/js-sdk.ts', () => ({
  configure: () => Promise.resolve(ready),
  readyNow: () => (isReady ? ready : null),
}))

const toasts = vi.hoisted((): string[] => [])
vi.mock('#platform/http/feedback.ts', () => ({ say: (text: string) => toasts.push(text) }))

const click = vi.spyOn(HTMLInputElement.prototype, 'click')
/** Another page, without the failures of this one. */
async function openPage() {
  vi.resetModules()
  return import('./choose-files.ts')
}
const choice = { from: 'album', most: 3 } as const

beforeEach(() => {
  isReady = true
  toasts.length = 0
  chooseImage = ({ success }) => success({ localIds: [photo.localId] })
  click.mockReset()
})

test("returns the photos of WeChat's own chooser", async () => {
  const { chooseFiles } = await openPage()
  const [file] = await chooseFiles(choice)
  expect(file?.name).toBe('照片1.jpg')
  expect(await file?.text()).toBe('jpeg')
  expect(click).not.toHaveBeenCalled()
})

test("opens the phone's own chooser within the tap while WeChat has not responded", async () => {
  isReady = false
  const { chooseFiles } = await openPage()
  void chooseFiles(choice)
  // Synchronous: WebKit would have lost the user gesture otherwise.
  expect(click).toHaveBeenCalledTimes(1)
})

test("asks for another tap when WeChat's chooser does not open, and then opens the phone's own at once", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  chooseImage = ({ fail }) => fail({ errMsg: 'chooseImage:permission denied' })
  const { chooseFiles } = await openPage()
  expect(await chooseFiles(choice)).toEqual([])
  expect(toasts).toEqual(['微信相册没有打开，请再点一次'])
  expect(click).not.toHaveBeenCalled()
  void chooseFiles(choice)
  expect(click).toHaveBeenCalledTimes(1)
})

test('reports how many of the chosen photos could not be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  chooseImage = ({ success }) => success({ localIds: [photo.localId, 'gone'] })
  const { chooseFiles } = await openPage()
  expect(await chooseFiles(choice)).toHaveLength(1)
  expect(toasts).toEqual(['有 1 张照片没有读取成功，请重新选择'])
})

import { warn } from '#platform/environment/warn.ts'
import { configure, readyNow } from './js-sdk.ts'

/** WeChat's chooser failed on this page: it is not tried again. */
let hasFailed = false

/** Whether WeChat's own chooser can be opened now. Asked within a tap, so it is answered at once. */
export const canChooseImages = (): boolean => !hasFailed && readyNow() !== null

/** Local ids of what was chosen; empty when nothing was, null where WeChat's own chooser did not open. */
export async function chooseImages(count = 9): Promise<string[] | null> {
  const ready = readyNow()
  if (!ready) return null
  return new Promise((resolve) => {
    ready.wx.chooseImage({
      count,
      sizeType: ['original', 'compressed'],
      sourceType: ['album', 'camera'],
      success: ({ localIds }) => resolve(localIds),
      cancel: () => resolve([]),
      fail: (fault) => {
        warn('WeChat chooseImage', fault.errMsg)
        hasFailed = true
        resolve(null)
      },
    })
  })
}

/** iOS says what it is in front of the data, and wrongly; Android gives the bare base64. Both become one data address. */
export const asDataUrl = (localData: string): string =>
  `data:image/jpeg;base64,${localData.replace(/^data:image\/\w+;base64,/, '').replaceAll(/\s/g, '')}`

export async function readLocalImage(localId: string): Promise<string | null> {
  const ready = await configure()
  if (!ready) return null
  return new Promise((resolve) => {
    ready.wx.getLocalImgData({
      localId,
      success: ({ localData }) => resolve(asDataUrl(localData)),
      fail: (fault) => {
        warn('WeChat getLocalImgData', fault.errMsg)
        resolve(null)
      },
    })
  })
}

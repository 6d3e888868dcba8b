import { warn } from '#platform/environment/warn.ts'
import { configure, readyNow } from './js-sdk.ts'

/** WeChat's chooser failed on this page and is not tried again. */
let hasFailed = false

/** Whether WeChat's own chooser can open now. Synchronous, because it is called within a tap. */
export const canChooseImages = (): boolean => !hasFailed && readyNow() !== null

/** Local ids of the chosen pictures; empty if none were chosen, null if WeChat's own chooser did not open. */
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

/** iOS prefixes the data with a wrong type; Android returns bare base64. Both become one data address. */
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

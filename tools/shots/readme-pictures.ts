/** The six pictures of the READMEs: WebP, small enough for a page that is read over a phone's network. */
import fs from 'node:fs'
import path from 'node:path'
import { shanghaiDay } from '@yf/domain/dates'
import sharp from 'sharp'
import { storyConsultationId } from '../../apps/server/seeds/consultations.ts'
import { idOf } from '../../apps/server/seeds/ids.ts'
import { openPage, type CameraDeps } from './camera.ts'
import { openConsole } from './console-camera.ts'

export const largestPicture = 60_000

const appScreens = {
  home: '/home',
  claim: `/claimSettlement/uploadApply?caseId=${idOf('case', 'linxiao/supplementing')}&supplement=1`,
  consultation: `/consultationRecord/${storyConsultationId('passed')}`,
  mall: '/welfare',
} as const

const consolePages = {
  'console-queue': '/queue',
  'console-case': '/case?id={case.waiting}',
} as const
/** Wide enough for every column of the queue. */
const desktop = { width: 1440, height: 900 }

/** The best quality that stays within the limit. */
export async function smallWebp(picture: Buffer, width: number): Promise<Buffer> {
  for (let quality = 90; quality > 20; quality -= 5) {
    const webp = await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= largestPicture) return webp
  }
  throw new Error(`a picture ${width} pixels wide does not fit into ${largestPicture} bytes`)
}

/** Returns the paths of the files. */
export async function takeReadmePictures(deps: CameraDeps, folder: string): Promise<readonly string[]> {
  fs.mkdirSync(folder, { recursive: true })
  const taken: string[] = []
  const keep = async (name: string, picture: Buffer, width: number) => {
    const file = path.join(folder, `${name}.webp`)
    fs.writeFileSync(file, await smallWebp(picture, width))
    taken.push(file)
  }
  const { page, traffic } = await openPage(deps, { who: 'linXiao', isElder: false, isOtherTheme: false })
  // The home screen greets by the time of day.
  await page.clock.setFixedTime(new Date(`${shanghaiDay(new Date())}T09:00:00+08:00`))
  for (const [name, screen] of Object.entries(appScreens)) {
    await page.goto('about:blank')
    await page.goto(`${deps.stage.app}/#${deps.rows(screen)}`)
    await traffic.settled()
    await keep(name, await page.screenshot(), 640)
  }
  await page.context().close()
  const consolePage = await openConsole(deps, 'handler1')
  await consolePage.page.setViewportSize(desktop)
  for (const [name, address] of Object.entries(consolePages)) {
    await consolePage.go(deps.rows(address))
    await keep(name, await consolePage.page.screenshot(), 1600)
  }
  await consolePage.page.context().close()
  return taken
}

import { GlobalFonts } from '@napi-rs/canvas'
import { createRequire } from 'node:module'
import path from 'node:path'

const faces = {
  heiThin: 'noto-sans-sc/200ExtraLight/NotoSansSC_200ExtraLight.ttf',
  heiSemi: 'noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  songSemi: 'noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf',
  heiLight: 'noto-sans-sc/300Light/NotoSansSC_300Light.ttf',
  hei: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  heiMedium: 'noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf',
  heiBold: 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  songLight: 'noto-serif-sc/300Light/NotoSerifSC_300Light.ttf',
  song: 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  songMedium: 'noto-serif-sc/500Medium/NotoSerifSC_500Medium.ttf',
  songBold: 'noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
  xiaowei: 'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  brush: 'ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf',
} as const
export type Face = keyof typeof faces

const packages = createRequire(import.meta.url)
const loaded = new Set<Face>()

function load(face: Face): string {
  const family = `Pictures ${face}`
  if (!loaded.has(face)) {
    const [name = '', ...rest] = faces[face].split('/')
    const folder = path.dirname(packages.resolve(`@expo-google-fonts/${name}/package.json`))
    if (!GlobalFonts.registerFromPath(path.join(folder, ...rest), family)) {
      throw new Error(`the font ${faces[face]} cannot be loaded`)
    }
    loaded.add(face)
  }
  return family
}

/** A CSS font. A rare character of a name that the font lacks comes from Song, never from system fonts. */
export const fontOf = (face: Face, size: number): string =>
  `${size}px "${load(face)}", "${load(face.startsWith('hei') ? 'hei' : 'song')}"`

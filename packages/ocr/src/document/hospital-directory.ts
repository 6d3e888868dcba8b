import { soundsAlike } from '@yf/domain/pinyin'
import { editDistance } from '../fields/names.ts'

/** 第一 and 第二 are one character apart and two houses. */
const ordinals = /[一二三四五六七八九十东西南北]/g
const region = /^\p{Script=Han}{2,8}?(?:省|自治区|市)/u

const withoutRegion = (name: string) => name.replace(region, '')
const ordinalsOf = (name: string) => (name.match(ordinals) ?? []).join('')
const haveSameOrdinals = (one: string, other: string) => ordinalsOf(one) === ordinalsOf(other)
const likenessOf = (one: string, other: string) =>
  1 - editDistance(one, other) / Math.max(one.length, other.length)

/** From this likeness on a misread name is the known one: one character in five or six. */
const alike = 0.8
/** A shorter name without its region is that of many houses. */
const longCore = 5

export interface KnownHouse {
  readonly name: string
  readonly likeness: number
  /** `sound`: nothing but how it is spoken says so. */
  readonly by: 'directory' | 'sound'
}

/**
 * The known house that a reading means: the same, the same without the region that people leave out, the only one that
 * looks like it, or the only one that sounds like it. Houses that differ in their number or quarter are never taken for
 * each other, and where look and sound mean two houses neither is.
 */
export function inDirectory(read: string, known: readonly string[]): KnownHouse | null {
  if (known.includes(read)) return { name: read, likeness: 1, by: 'directory' }
  const short = known.filter((name) => isWithoutRegion(read, name, (one, other) => one === other))
  if (short.length === 1) return { name: short[0]!, likeness: 0.95, by: 'directory' }
  const look = byLook(read, known)
  const sound = bySound(read, known)
  if (look && sound) return look.name === sound.name ? look : null
  return look ?? sound
}

/** Whether the names are alike but for a region that one of them leaves out; two regions are two houses. */
function isWithoutRegion(read: string, name: string, areAlike: (one: string, other: string) => boolean) {
  const [core, short] = [withoutRegion(read), withoutRegion(name)]
  return core.length >= longCore && (core === read || short === name) && areAlike(core, short)
}

function byLook(read: string, known: readonly string[]): KnownHouse | null {
  const [best, second] = known
    .filter((name) => haveSameOrdinals(name, read))
    .map((name) => ({ name, likeness: likenessOf(read, name), by: 'directory' as const }))
    .filter(({ likeness }) => likeness >= alike)
    .toSorted((one, other) => other.likeness - one.likeness)
  return best && best.likeness > (second?.likeness ?? 0) ? best : null
}

const soundTheSame = (one: string, other: string) => haveSameOrdinals(one, other) && soundsAlike(one, other)

/** 协合医院 for 协和医院: what somebody typed by ear. */
function bySound(read: string, known: readonly string[]): KnownHouse | null {
  const [only, ...others] = known.filter(
    (name) => soundTheSame(read, name) || isWithoutRegion(read, name, soundTheSame),
  )
  if (only === undefined || others.length > 0) return null
  return { name: only, likeness: likenessOf(withoutRegion(read), withoutRegion(only)), by: 'sound' }
}

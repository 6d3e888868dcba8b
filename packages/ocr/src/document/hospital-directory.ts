import { soundsAlike } from '@yf/domain/pinyin'
import { editDistance } from '../fields/names.ts'

/** 第一 and 第二 differ by one character and are two hospitals. */
const ordinals = /[一二三四五六七八九十东西南北]/g
const region = /^\p{Script=Han}{2,8}?(?:省|自治区|市)/u

const withoutRegion = (name: string) => name.replace(region, '')
const ordinalsOf = (name: string) => (name.match(ordinals) ?? []).join('')
const haveSameOrdinals = (one: string, other: string) => ordinalsOf(one) === ordinalsOf(other)
const likenessOf = (one: string, other: string) =>
  1 - editDistance(one, other) / Math.max(one.length, other.length)

/** From this similarity on a misread name counts as the known one: one character in five or six. */
const alike = 0.8
/** A shorter name without its region is shared by many hospitals. */
const longCore = 5

export interface DirectoryMatch {
  readonly name: string
  readonly likeness: number
  /** `sound`: matched by pronunciation only. */
  readonly by: 'directory' | 'sound'
}

/**
 * The known hospital that a reading refers to: equal, equal without the region that people leave out, the only
 * similar one, or the only one that sounds alike. Hospitals with different numbers or districts never match each
 * other, and where look and sound point to two hospitals neither matches.
 */
export function inDirectory(read: string, directory: readonly string[]): DirectoryMatch | null {
  if (directory.includes(read)) return { name: read, likeness: 1, by: 'directory' }
  const short = directory.filter((name) => isWithoutRegion(read, name, (one, other) => one === other))
  if (short.length === 1) return { name: short[0]!, likeness: 0.95, by: 'directory' }
  const look = byLook(read, directory)
  const sound = bySound(read, directory)
  if (look && sound) return look.name === sound.name ? look : null
  return look ?? sound
}

/** Whether the names are equal except for a region that one of them leaves out; two regions are two hospitals. */
function isWithoutRegion(read: string, name: string, areAlike: (one: string, other: string) => boolean) {
  const [core, short] = [withoutRegion(read), withoutRegion(name)]
  return core.length >= longCore && (core === read || short === name) && areAlike(core, short)
}

function byLook(read: string, directory: readonly string[]): DirectoryMatch | null {
  const [best, second] = directory
    .filter((name) => haveSameOrdinals(name, read))
    .map((name) => ({ name, likeness: likenessOf(read, name), by: 'directory' as const }))
    .filter(({ likeness }) => likeness >= alike)
    .toSorted((one, other) => other.likeness - one.likeness)
  return best && best.likeness > (second?.likeness ?? 0) ? best : null
}

const soundTheSame = (one: string, other: string) => haveSameOrdinals(one, other) && soundsAlike(one, other)

/** 协合医院 for 协和医院: typed by sound. */
function bySound(read: string, directory: readonly string[]): DirectoryMatch | null {
  const [only, ...others] = directory.filter(
    (name) => soundTheSame(read, name) || isWithoutRegion(read, name, soundTheSame),
  )
  if (only === undefined || others.length > 0) return null
  return { name: only, likeness: likenessOf(withoutRegion(read), withoutRegion(only)), by: 'sound' }
}

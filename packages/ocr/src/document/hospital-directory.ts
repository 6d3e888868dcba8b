import { editDistance } from '../fields/names.ts'

/** 第一 and 第二 are one character apart and two houses. */
const ordinals = /[一二三四五六七八九十东西南北]/g
const region = /^\p{Script=Han}{2,8}?(?:省|自治区|市)/u

const withoutRegion = (name: string) => name.replace(region, '')
const ordinalsOf = (name: string) => (name.match(ordinals) ?? []).join('')

/** From this likeness on a misread name is the known one: one character in five or six. */
const alike = 0.8

/**
 * The known house that a reading means: the same, the same without the region that people leave out, or the only one that
 * looks like it. Houses that differ in their number or quarter are never taken for each other.
 */
export function inDirectory(
  read: string,
  known: readonly string[],
): { readonly name: string; readonly likeness: number } | null {
  if (known.includes(read)) return { name: read, likeness: 1 }
  const core = withoutRegion(read)
  const short = known.filter((name) => core.length >= 5 && withoutRegion(name) === core)
  if (short.length === 1) return { name: short[0]!, likeness: 0.95 }
  const [best, second] = known
    .filter((name) => ordinalsOf(name) === ordinalsOf(read))
    .map((name) => ({ name, likeness: 1 - editDistance(read, name) / Math.max(name.length, read.length) }))
    .filter(({ likeness }) => likeness >= alike)
    .toSorted((one, other) => other.likeness - one.likeness)
  return best && best.likeness > (second?.likeness ?? 0) ? best : null
}

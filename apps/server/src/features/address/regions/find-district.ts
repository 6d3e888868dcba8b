import { regions, type District } from './regions.ts'

export interface FoundDistrict {
  readonly district: District
  /** The text after the district. */
  readonly rest: string
}

/** People write 广西, 浙江, 延边 and 朝阳 as often as the full name. */
const shortOf = (name: string): string => {
  const short = name.replace(/(?:[^\s]{1,6}族)?自治[区州县]$|特别行政区$|[省市盟区县]$|地区$/, '')
  return short.length >= 2 ? short : name
}

/** How many characters, such as a company's name, may precede the address. */
const mostBefore = 20

/** The only district that a text names, with or without its city and province; none if two fit equally well. */
export function findDistrict(text: string): FoundDistrict | null {
  for (let from = 0; from <= Math.min(mostBefore, text.length - 2); from += 1) {
    const found = districtAt(text.slice(from))
    if (found === 'several') return null
    if (found) return found
  }
  return null
}

function districtAt(text: string): FoundDistrict | 'several' | null {
  let best: { readonly district: District; readonly length: number } | null = null
  let isAlone = true
  for (const district of regions().districts.values()) {
    const length = lengthOf(text, district)
    if (length === 0 || length < (best?.length ?? 0)) continue
    isAlone = length !== best?.length
    best = { district, length }
  }
  if (!best) return null
  return isAlone ? { district: best.district, rest: text.slice(best.length) } : 'several'
}

/** Length of the prefix of the text that names this district; 0 if it does not. */
function lengthOf(text: string, { name, province, city }: District): number {
  const afterProvince = after(text, 0, province.name)
  // 北京市北京市朝阳区 and 北京市朝阳区 are the same.
  const afterCity = after(text, afterProvince, city.name)
  // 东莞 has no districts: the data has one district with the city's name.
  if (name === city.name && afterCity > afterProvince) return after(text, afterCity, name)
  const full = text.startsWith(name, afterCity) ? afterCity + name.length : 0
  if (full > 0) return full
  const short = shortOf(name)
  // 朝阳 alone is ambiguous; after its city it is the district.
  return afterCity > 0 && short !== name && text.startsWith(short, afterCity) ? afterCity + short.length : 0
}

function after(text: string, from: number, name: string): number {
  if (text.startsWith(name, from)) return from + name.length
  const short = shortOf(name)
  return short !== name && text.startsWith(short, from) ? from + short.length : from
}

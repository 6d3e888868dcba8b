import { readFileSync } from 'node:fs'

export interface Region {
  readonly code: string
  readonly name: string
}

export interface District extends Region {
  readonly province: Region
  readonly city: Region
  readonly streets: readonly string[]
}

export interface Regions {
  readonly provinces: readonly Region[]
  readonly districts: ReadonlyMap<string, District>
  /** The direct children of a province or city, by its code. */
  readonly children: ReadonlyMap<string, readonly Region[]>
}

/** Loaded on first use: most processes never need it. */
let known: Regions | undefined
export const regions = (): Regions =>
  (known ??= read(readFileSync(new URL('regions.txt', import.meta.url), 'utf8')))

export const districtOf = (code: string): District | undefined => regions().districts.get(code)

const line = /^( *)(\d+) ([^:]+?)(?:: (.*))?$/

function read(text: string): Regions {
  const provinces: Region[] = []
  const districts = new Map<string, District>()
  const children = new Map<string, Region[]>()
  let province: Region | undefined
  let city: Region | undefined
  for (const row of text.split('\n')) {
    const found = line.exec(row)
    if (!found) continue
    const [, indent = '', code = '', name = '', streets = ''] = found
    const region = { code, name }
    if (indent === '') provinces.push((province = region))
    else if (province && indent === ' ') under(children, province, (city = region))
    else if (province && city) {
      under(children, city, region)
      const names = streets.split(' ').filter(Boolean)
      districts.set(code, { ...region, province, city, streets: names })
    }
  }
  return { provinces, districts, children }
}

function under(children: Map<string, Region[]>, parent: Region, region: Region): void {
  const siblings = children.get(parent.code)
  if (siblings) siblings.push(region)
  else children.set(parent.code, [region])
}

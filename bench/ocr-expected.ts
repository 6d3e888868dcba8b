import type { Drawn } from '@yf/ocr-pictures/truth'
import type { ReadOptions } from '@yf/ocr/document/outcome'

const listed = (values: ReadonlyArray<string | undefined>) => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** One paper in five is of somebody whom the household does not know, and one of another five of a house that no list has. */
const isStranger = (seed: number) => seed % 5 === 0
const isUnlisted = (seed: number) => seed % 5 === 2

/**
 * What the product knows when it asks for a reading: the names of a household of four and the hospitals of its list, with the
 * right ones among them most of the time. Where they are missing, nothing that is like them may be taken for sure.
 */
export function expectationsOf(pictures: readonly Drawn[]): (drawn: Drawn) => ReadOptions {
  const names = listed(pictures.map(({ truth }) => truth.fields.payer ?? truth.fields.name))
  const listedHouses = listed(
    pictures.filter(({ truth }) => !isUnlisted(truth.seed)).map(({ truth }) => truth.fields.hospital),
  )
  return ({ truth: { seed, fields } }) => {
    const own = fields.payer ?? fields.name
    const others = names.filter((name) => name !== own)
    const household = [0, 1, 2].map((step) => others[(seed * 7 + step * 13) % others.length])
    return {
      expectedNames: listed(isStranger(seed) ? household : [own, ...household]),
      expectedHospitals: isUnlisted(seed)
        ? listedHouses.filter((name) => name !== fields.hospital)
        : listedHouses,
    }
  }
}

import type { DrawnDocument } from '@yf/ocr-pictures/truth'
import type { ReadOptions } from '@yf/ocr/document/outcome'

const listed = (values: ReadonlyArray<string | undefined>) => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/**
 * One document in five belongs to a person outside the family, and one of another five to a hospital outside the
 * list.
 */
const isStranger = (seed: number) => seed % 5 === 0
const isUnlisted = (seed: number) => seed % 5 === 2

/**
 * The product's knowledge when it requests a reading: the names of a family of four and its list of hospitals, which
 * mostly contain the right ones. Where they are missing, nothing similar may be accepted as sure.
 */
export function expectationsOf(pictures: readonly DrawnDocument[]): (drawn: DrawnDocument) => ReadOptions {
  const names = listed(pictures.map(({ truth }) => truth.fields.payer ?? truth.fields.name))
  const listedHospitals = listed(
    pictures.filter(({ truth }) => !isUnlisted(truth.seed)).map(({ truth }) => truth.fields.hospital),
  )
  return ({ truth: { seed, fields } }) => {
    const own = fields.payer ?? fields.name
    const others = names.filter((name) => name !== own)
    const household = [0, 1, 2].map((step) => others[(seed * 7 + step * 13) % others.length])
    return {
      expectedNames: listed(isStranger(seed) ? household : [own, ...household]),
      expectedHospitals: isUnlisted(seed)
        ? listedHospitals.filter((name) => name !== fields.hospital)
        : listedHospitals,
    }
  }
}

/**
 * Code 128, set C: two digits a symbol, readable by any scanner. Each symbol is six bars and gaps of one to four
 * modules, eleven in all; the stop has seven and thirteen.
 */
const widths =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'

const startC = 105
const stop = '2331112'

const symbol = (value: number): string => widths.slice(value * 6, value * 6 + 6)

/** The check symbol: each value times its position, the start counted once. */
const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (at + 1), startC) % 103

/** Alternating bars and gaps, a bar first, in modules. Requires an even number of digits. */
export function code128(digits: string): number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new Error('Code 128 C is made of pairs of digits')
  const values = Array.from(digits.matchAll(/\d\d/g), ([pair]) => Number(pair))
  const symbols = [startC, ...values, checkOf(values)].map(symbol)
  return [...symbols.join(''), ...stop].map(Number)
}

import { type CustomTypesConfig, types } from 'pg'

const { builtins, getTypeParser } = types
const dateArray = 1182
const int8Array = 1016
const textArray = 1009

const asIs = (text: string) => text
const textList = getTypeParser(textArray as never) as (text: string) => (string | null)[]
const numberList = (text: string) => textList(text).map((item) => (item === null ? null : Number(item)))

/**
 * Integers stay numbers (fen and counters are far below 2^53), and a calendar date stays text: as a Date it would
 * become a timestamp, and the previous day in another time zone. Limited to our own connections, because other
 * libraries in the process use the global parsers.
 */
const own: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [int8Array]: numberList,
  [builtins.DATE]: asIs,
  [dateArray]: textList,
}

export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && own[oid]) || getTypeParser(oid, format as 'text')) as typeof getTypeParser,
}

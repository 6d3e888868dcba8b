/** Loaded with the first file. Named re-exports let the build drop the rest of the library. */
export { readXlsx, writeXlsx } from 'hucre'
export { parseCsv } from 'hucre/csv'

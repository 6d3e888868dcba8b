/** Loaded with the first file. The names stand here so that the build leaves the rest of the library out. */
export { readXlsx, writeXlsx } from 'hucre'
export { parseCsv } from 'hucre/csv'

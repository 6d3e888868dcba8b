/** Loaded with the first workbook. Named exports let the build drop the rest of the library. */
export { formatValue, readXlsx } from 'hucre'

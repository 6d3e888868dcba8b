/** Loaded with the first workbook. The two names stand here so that the build leaves the rest of the library out. */
export { formatValue, readXlsx } from 'hucre'

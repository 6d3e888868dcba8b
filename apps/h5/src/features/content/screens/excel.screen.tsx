import { FilePage } from '../parts/file-page.tsx'
import { readTables } from '../sheet/read-tables.ts'
import { WorkbookView } from '../sheet/workbook-view.tsx'

/** `?url=/files/…&name=` or `?id=` of an operation manual. */
export default function ExcelScreen() {
  return (
    <FilePage ending="xlsx" read={readTables}>
      {(tables) => <WorkbookView tables={tables} />}
    </FilePage>
  )
}

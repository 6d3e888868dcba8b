import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'
import { MyExams } from '../parts/my-exams.tsx'
import { MyReports } from '../parts/my-reports.tsx'
import { ReportView } from '../parts/report-view.tsx'
import { ServiceCells } from '../parts/service-cells.tsx'
import styles from './high-exam.module.css'

/** The checkup hub. The specification has one path for it: an open report is in the query. */
export default function CheckupServicesScreen() {
  const { report } = useQueryParams()
  if (report) return <ReportView key={report} id={report} />
  return (
    <Page>
      <div className={styles.sections}>
        <ServiceCells />
        <MyExams />
        <MyReports />
      </div>
    </Page>
  )
}

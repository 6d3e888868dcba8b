export interface StaffAlertTable {
  key: string
  kind: string
  text: string
  times: number
  first_at: Date
  last_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    staff_alert: StaffAlertTable
  }
}

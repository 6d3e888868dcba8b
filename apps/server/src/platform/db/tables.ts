/** One row when demo members were loaded: production does not start on such a database. */
export interface DemoDataTable {
  loaded_at: Date
}

declare module './handle.ts' {
  interface Tables {
    demo_data: DemoDataTable
  }
}

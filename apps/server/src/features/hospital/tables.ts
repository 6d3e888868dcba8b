import type { Generated } from 'kysely'

export interface HospitalTable {
  id: string
  name: string
  grade: string
  province: string
  city: string
  address: string
  phone: string | null
  longitude: number
  latitude: number
  /** Names with 、 between them, as people search for them. */
  departments: string
  is_direct: boolean
  /** null where nobody has said it */
  is_public: boolean | null
  /** Other names of it, with 、 between them. */
  aliases: string
  sort: number
}

export interface DiseaseLabelTable {
  id: string
  department: string
  name: string
  sort: number
}

/** Whom the people of a company can call: at most one for each. Who serves several has a row for each, with one calendar. */
export interface AdviserTable {
  company_id: string
  /** What is booked in places. */
  resource_id: string
  name: string
  title: string
  introduction: string
  portrait: string | null
  phone: string
  work_chat_link: string | null
  is_off: Generated<boolean>
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    hospital: HospitalTable
    disease_label: DiseaseLabelTable
    adviser: AdviserTable
  }
}

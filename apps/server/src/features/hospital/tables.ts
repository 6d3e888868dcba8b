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
  /** Names separated by 、, for search. */
  departments: string
  is_direct: boolean
  /** null when unknown */
  is_public: boolean | null
  /** Its aliases, separated by 、. */
  aliases: string
  sort: number
  /** Not shown to members; claims still know it. */
  is_closed: Generated<boolean>
  /** Counts changes: a save names the revision that was read. */
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

export interface DiseaseLabelTable {
  id: string
  department: string
  name: string
  sort: number
  /** Not offered to members; consultations that were started with it keep it. */
  is_off: Generated<boolean>
  revision: Generated<number>
  saved_by: string | null
  saved_at: Date | null
}

/**
 * The adviser of a company: at most one each. An adviser of several companies has a row for each, with one calendar.
 */
export interface AdviserTable {
  company_id: string
  /** The bookable resource in the slot engine. */
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

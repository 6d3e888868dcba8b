export interface UserAddressTable {
  account_id: string
  id: string
  district_code: string
  /** Empty if the district has no streets or none was chosen. */
  street: string
  /** Name, phone and door number as JSON. */
  contact_encrypted: string
  is_default: boolean
  created_at: Date
  updated_at: Date
}

/** The row that is locked before a person's addresses change. */
export interface AddressBookTable {
  account_id: string
  changes: number
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    user_address: UserAddressTable
    address_book: AddressBookTable
  }
}

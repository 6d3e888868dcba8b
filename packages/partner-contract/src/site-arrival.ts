/**
 * How an outside site asks us who came: an event in the protocol for everybody, whose type is the site's name, signed
 * with the site's own secret. The header says whose secret that is.
 */
export const siteHeader = 'x-partner-site'
export const arrivalPath = 'sites/arrival'

export interface Arrival {
  readonly arrived: {
    readonly baseId: string
    readonly name: string
    readonly mobile: string
    readonly companyId: string | null
  } | null
}

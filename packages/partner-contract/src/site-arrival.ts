/**
 * How an external site asks for the member who arrived: an event in the common protocol, whose type is the site's
 * name, signed with the site's own secret. The header says whose secret that is.
 */
export const siteHeader = 'x-partner-site'
export const arrivalPath = 'sites/arrival'

export interface SiteArrival {
  readonly arrived: {
    readonly baseId: string
    readonly name: string
    readonly mobile: string
    readonly companyId: string | null
  } | null
}

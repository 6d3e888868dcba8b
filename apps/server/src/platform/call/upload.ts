/** A file of a multipart call, whole and within the size limit; what it really is has not been looked at yet. */
export interface Upload {
  readonly field: string
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
}

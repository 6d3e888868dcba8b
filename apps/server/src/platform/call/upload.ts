/** A file of a multipart call, complete and within the size limit; its content has not been inspected yet. */
export interface ReceivedUpload {
  readonly field: string
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** The feature under whose name pictures of a room are uploaded (`UploadModule` of the contract) and kept. */
export const pictureModule = 'consultation'

export const uploadsOf = (ownerId: string) => ({ ownerId, modules: [pictureModule] })

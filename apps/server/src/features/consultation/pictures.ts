/** The feature under which pictures of a room are uploaded (`UploadModule` of the contract) and stored. */
export const pictureModule = 'consultation'

export const uploadsOf = (ownerId: string) => ({ ownerId, modules: [pictureModule] })

/** Our own drawings in `public/art` of the app, from which staff choose the look of companies and login pages. */
export const logoPictures: readonly string[] = ['yuanli', 'xinghe', 'haina', 'yuanshan'].map(
  (name) => `/art/logo-${name}.svg`,
)
export const loginBackPictures: readonly string[] = ['planet', 'galaxy', 'sea'].map(
  (name) => `/art/login-${name}.svg`,
)
export const phoneIconPictures: readonly string[] = ['/art/icon-phone.svg']

export const drawnPictures: readonly string[] = [...logoPictures, ...loginBackPictures, ...phoneIconPictures]

/** Staff uploads are served under this path without login: the login page shows them. */
export const uploadedCompanyPictures = '/company-pictures/'

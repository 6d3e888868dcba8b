/** The mall's own drawings, in `public/art/mall` of the app: staff choose pictures from them. */
const drawings = [
  'scale',
  'band',
  'earbuds',
  'kettle',
  'bottle',
  'mat',
  'tea',
  'nuts',
  'rice',
  'fruit',
  'mooncake',
  'giftbox',
  'spring',
  'milk',
  'blocks',
  'stroller',
  'quilt',
  'towel',
  'lamp',
  'vacuum',
  'massager',
  'movie',
  'coffee',
  'recharge',
  'ticket',
  'clean',
] as const
const wide = ['banner-welfare', 'banner-health', 'banner-festival', 'banner-life'] as const

export const mallPicture = (name: (typeof drawings)[number] | (typeof wide)[number]): string =>
  `/art/mall/${name}.svg`

export const productPictures: readonly string[] = drawings.map(mallPicture)
export const bannerPictures: readonly string[] = wide.map(mallPicture)

/** Staff uploads are served under this path without login: they are public shop pictures. */
export const uploadedPictures = '/shop-pictures/'
export const isUploadedPicture = (picture: string): boolean => /^\/shop-pictures\/[\w.-]+$/.test(picture)

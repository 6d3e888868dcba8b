/** For features whose pictures come by calls of their own. */
export { keepPicture } from './upload.ts'

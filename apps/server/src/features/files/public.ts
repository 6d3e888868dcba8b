/** For features that receive pictures through their own calls. */
export { keepPicture } from './upload.ts'

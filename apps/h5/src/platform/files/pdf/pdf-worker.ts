// In this order: the library starts while loading, and its polyfills must be there before.
export { fillIn } from './fill-in.ts'
// @ts-expect-error It comes without types.
export { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

import { createDocumentReader, type DocumentReader } from './document-reader.ts'

let reader: Promise<DocumentReader> | undefined

/** For tests: the models are loaded once for all files of a worker. */
export const testReader = (): Promise<DocumentReader> => (reader ??= createDocumentReader())

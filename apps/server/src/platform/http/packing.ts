import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Less fits into one packet as it is. */
const leastBytes = 1024
/** A list is a seventh of itself then, and a higher one costs more time than it saves on the way. */
const quality = 4

/** Answers travel packed where the caller can open them. What comes in is never unpacked: a small bomb would do. */
export async function addPacking(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    globalDecompression: false,
    threshold: leastBytes,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    zlibOptions: { level: quality },
  })
}

import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** A smaller response fits into one packet uncompressed. */
const leastBytes = 1024
/** Shrinks a list to a seventh; a higher level costs more time than it saves in transfer. */
const quality = 4

/**
 * Responses are compressed for callers that accept it. Request bodies are never decompressed, because a small
 * decompression bomb would be enough.
 */
export async function addCompression(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    globalDecompression: false,
    threshold: leastBytes,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    zlibOptions: { level: quality },
  })
}

import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { ReceivedUpload } from '#platform/call/upload.ts'
import { BadBody, fileLimit, TooLargeBody } from './body-parsers.ts'
import { isText } from './invalid-json.ts'

type MultipartPart = Awaited<ReturnType<ReturnType<FastifyRequest['parts']>['next']>>['value']
type FilePart = Extract<MultipartPart, { type: 'file' }>

interface ReceivedParts {
  readonly input: Record<string, unknown>
  readonly uploads: ReceivedUpload[]
}

const longestFileName = 255
const longestFieldName = 100

/** The fields and files of a multipart body. Every defect is reported as the sender's error. */
export async function receiveParts(request: FastifyRequest): Promise<ReceivedParts> {
  // Some uploads name their target in the query (client/oss/upload).
  const parts: ReceivedParts = { input: { ...(request.query as object) }, uploads: [] }
  try {
    await readParts(request, parts)
  } catch (error) {
    throw error instanceof BadBody || error instanceof TooLargeBody ? error : brokenBody(error)
  }
  return parts
}

async function readParts(request: FastifyRequest, { input, uploads }: ReceivedParts): Promise<void> {
  let left = fileLimit
  for await (const part of request.parts()) {
    if (part.fieldname.length > longestFieldName) throw new BadBody('提交的内容名称太长')
    if (part.type === 'file') {
      const bytes = await wholeOf(part, left)
      left -= bytes.length
      uploads.push({ field: part.fieldname, fileName: nameOf(part), contentType: part.mimetype, bytes })
    } else {
      if (part.valueTruncated) throw new BadBody(`提交的内容太长（${part.fieldname}）`)
      if (Object.hasOwn(input, part.fieldname)) throw new BadBody(`提交的内容重复（${part.fieldname}）`)
      input[part.fieldname] = part.value
    }
  }
}

/** A browser sends a file without a name when none was selected. */
function nameOf({ fieldname, filename }: FilePart): string {
  if (!filename) throw new BadBody(`请选择文件（${fieldname}）`)
  if (filename.length > longestFileName) throw new BadBody(`文件名太长，请改名后上传（${fieldname}）`)
  if (!isText(filename)) throw new BadBody(`文件名含有无法识别的字符，请改名后上传（${fieldname}）`)
  return filename
}

const tooMany = /^FST_(PARTS|FILES|FIELDS)_LIMIT$/

/** The parser's own errors: a missing boundary, a missing end, an invalid header. */
function brokenBody(error: unknown): BadBody | TooLargeBody {
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  if (tooMany.test(code)) return new BadBody('提交的文件或内容太多，请分次上传')
  if (statusCode === 413) return new TooLargeBody('file')
  return new BadBody('上传的内容不完整，请重新选择文件后上传')
}

/** All files of a body together stay within the limit of one file. */
async function wholeOf({ file }: { readonly file: Readable & { truncated?: boolean } }, most: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new TooLargeBody('files')
    chunks.push(chunk)
  }
  if (file.truncated) throw new TooLargeBody('file')
  return Buffer.concat(chunks, size)
}

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '#platform/settings.ts'
import { consoleHelmetOptions, helmetOptions, styleNonceOf } from './security.ts'

const docsFolder = path.join(import.meta.dirname, 'docs-page')
const hashed = /[\\/]assets[\\/]/
const hour = 'public, max-age=3600'

/** The pages of a browser: the built app, its phone frame, the gallery, the API page, the console. */
export async function addPages(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(helmet, { ...helmetOptions(settings), global: true })
    scope.setNotFoundHandler(notFoundPage)
    // Each in its own scope, because each registers its own `sendFile`.
    if (settings.developerPages) await scope.register(addDocs)
    if (existsSync(path.join(settings.webRoot, 'index.html')))
      await scope.register((own) => addApp(own, settings))
  })
  if (existsSync(path.join(settings.consoleRoot, 'index.html')))
    await app.register((scope) => addConsole(scope, settings), { prefix: '/console' })
}

/** Build output does not change: it is listed once, and other files do not exist. */
async function addBuilt(
  scope: FastifyInstance,
  root: string,
  isServed = (_file: string) => true,
): Promise<void> {
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter((file) => !/\.(br|gz)$/.test(file) && isServed(file))
  const served = new Set(files)
  await scope.register(fastifyStatic, {
    root,
    // By default it would read the whole folder for each requested file.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(file)),
  })
  scope.get<{ Params: { '*': string } }>('/*', ({ params: { '*': file } }, reply) =>
    served.has(file) ? reply.sendFile(file) : reply.callNotFound(),
  )
}

/** The operations console, with its own policy. */
async function addConsole(scope: FastifyInstance, settings: Settings): Promise<void> {
  await scope.register(helmet, { ...consoleHelmetOptions(settings), global: true })
  scope.setNotFoundHandler(notFoundPage)
  await addBuilt(scope, settings.consoleRoot)
  scope.get('/', { prefixTrailingSlash: 'slash' }, consolePage(settings.consoleRoot))
  scope.get('/index.html', consolePage(settings.consoleRoot))
  scope.get('', (_request, reply) => reply.redirect('/console/'))
}

/** Never cached or answered as unchanged: its nonce belongs to the policy of this response. */
const consolePage = (root: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  const page = await readFile(path.join(root, 'index.html'), 'utf8')
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replace('__STYLE_NONCE__', styleNonceOf(request.raw)))
}

const pageOf = (file: string) => (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile(file)

async function addDocs(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyStatic, {
    root: docsFolder,
    prefix: '/docs/',
    wildcard: false,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
  scope.get('/docs', pageOf('index.html'))
}

/** Pages for developers, and their scripts: names that begin with one of these. */
const forDevelopers = /(^|[\\/])(gallery|preview)[^\\/]*$/

async function addApp(scope: FastifyInstance, { webRoot, developerPages }: Settings): Promise<void> {
  await addBuilt(scope, webRoot, (file) => developerPages || !forDevelopers.test(file))
  scope.get('/', pageOf('index.html'))
  if (!developerPages) return
  scope.get('/preview', pageOf('preview.html'))
  scope.get('/gallery', pageOf('gallery.html'))
}

/** The content of a hashed name never changes; a page is revalidated each time and answers 304. */
function cachingOf(file: string): string {
  if (/\.html(\.\w+)?$/.test(file)) return 'no-cache'
  return hashed.test(file) ? 'public, max-age=31536000, immutable' : hour
}

function notFoundPage(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(notFoundHtml)
}

const notFoundHtml = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg">
<title>页面不存在</title>
</head>
<body style="margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;font:16px/1.7 -apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#333;background:#fff8ec">
<h1 style="font-size:22px;margin:0 0 8px">页面不存在</h1>
<p style="margin:0 0 24px;color:#6b6250">您打开的地址可能有误，或页面已被移走。</p>
<a href="/" style="padding:12px 32px;border-radius:24px;background:#ffc258;color:#3d2c00;text-decoration:none">返回首页</a>
</body>
</html>
`

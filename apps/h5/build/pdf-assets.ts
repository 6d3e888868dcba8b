import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/**
 * Chinese documents often reference fonts and character maps without embedding them; scans come as JPEG 2000 or
 * JBIG2.
 */
const assetFiles: readonly [folder: string, file: RegExp][] = [
  ['cmaps', /\.bcmap$/],
  ['standard_fonts', /\.(pfb|ttf)$/],
  // Without WebAssembly, which the page's content security policy forbids.
  ['wasm', /_nowasm_fallback\.js$/],
]

interface Asset {
  readonly name: string
  readonly file: string
}

/** Under the version, so that browsers can cache them permanently. */
export function pdfAssets(): Asset[] {
  const manifest = require.resolve('pdfjs-dist/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const root = path.dirname(manifest)
  return assetFiles.flatMap(([folder, pattern]) =>
    readdirSync(path.join(root, folder))
      .filter((file) => pattern.test(file))
      .map((file) => ({
        name: `assets/pdf-${version}/${folder}/${file}`,
        file: path.join(root, folder, file),
      })),
  )
}

/** Serves the assets that the PDF library loads at run time, from our own origin. */
export function servePdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    configureServer(server) {
      const files = new Map(pdfAssets().map(({ name, file }) => [`/${name}`, file]))
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '')
        if (!file) return next()
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        return response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const { name, file } of pdfAssets()) {
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(file) })
      }
    },
  }
}

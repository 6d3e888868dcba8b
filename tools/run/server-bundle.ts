import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'rolldown'
import { root } from './paths.ts'

/**
 * Files that the server reads besides its code: migrations, tables, pages. Their relative paths stay the same in the
 * bundle's folder.
 */
const assets = (): string[] =>
  fs
    .globSync(['apps/server/migrations/*', 'apps/server/src/**/*.*'], { cwd: root })
    .filter((file) => !file.endsWith('.ts'))

/** A bundle is one file: replaces each module's own path by its old place, relative to the bundle's folder. */
function keepModulePaths(): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!code.includes('import.meta') || !path.isAbsolute(id) || id.includes('node_modules')) return null
      const originalPath = path.relative(root, id).split(path.sep).join('/')
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(originalPath)}')`)
        .replaceAll('import.meta.url', `new URL('./${originalPath}', import.meta.url).href`)
    },
  }
}

/** Packages in the root node_modules stay external; one that only the server resolves is bundled. */
function leavePackages(): Plugin {
  const shared = path.join(root, 'node_modules') + path.sep
  return {
    name: 'leave-packages',
    async resolveId(source, importer, options) {
      if (/^[./#]|^@yf\//.test(source) || path.isAbsolute(source) || source.startsWith('node:')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const isShared = !found || found.external || found.id.startsWith(shared)
      return isShared ? { id: source, external: true } : null
    },
  }
}

/** The server as one file with its migrations and pages next to it. */
export async function bundleServer(folder: string): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true })
  await build({
    cwd: root,
    input: {
      start: path.join(root, 'apps/server/src/app/start.ts'),
      // The image has no tools: operators run `node staff.js` and similar commands there.
      staff: path.join(root, 'apps/server/src/ops/staff.ts'),
      forget: path.join(root, 'apps/server/src/app/forget.ts'),
      'import-roster': path.join(root, 'apps/server/src/app/import-roster.ts'),
      backup: path.join(root, 'apps/server/src/ops/backup.ts'),
      restore: path.join(root, 'apps/server/src/ops/restore.ts'),
      distribute: path.join(root, 'apps/server/src/ops/distribute.ts'),
      outbox: path.join(root, 'apps/server/src/ops/outbox.ts'),
      // A process of its own for each OCR reader.
      'ocr-reader': path.join(root, 'apps/server/src/platform/ocr/reader.ts'),
      // Run as threads of their own.
      'document-writer': path.join(root, 'apps/server/src/platform/documents/writer.ts'),
      'draw-pages': path.join(root, 'apps/server/src/platform/files/draw-pages.ts'),
    },
    platform: 'node',
    plugins: [leavePackages(), keepModulePaths()],
    logLevel: 'warn',
    output: {
      dir: folder,
      format: 'esm',

      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  })
  for (const asset of assets()) {
    fs.cpSync(path.join(root, asset), path.join(folder, asset))
  }
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ type: 'module', private: true })}\n`,
  )
}

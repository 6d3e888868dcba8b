import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Settings } from '#platform/settings.ts'

/** Allowed script hosts: the JS-SDKs of WeChat, enterprise WeChat, DingTalk and Feishu. */
const sdkHosts = [
  'https://res.wx.qq.com',
  'https://res2.wx.qq.com',
  'https://wwcdn.weixin.qq.com',
  'https://g.alicdn.com',
  'https://lf1-cdn-tos.bytegoofy.com',
  'https://lf-scm-cn.feishucdn.com',
]

/** Hosts that these SDKs call. */
const sdkCalls = [
  'https://*.weixin.qq.com',
  'https://*.wx.qq.com',
  'https://*.qq.com',
  'https://*.dingtalk.com',
  'https://*.feishu.cn',
  'https://*.bytegoofy.com',
]

type PolicySettings = Pick<Settings, 'mode' | 'webRoot' | 'workChat' | 'oneTap'>

/** Scripts whose address is a setting, such as the sandbox's in development. */
const sdkOrigins = ({ workChat, oneTap }: PolicySettings): string[] => [
  ...new Set([workChat.feishuSdkUrl, oneTap.sdkUrl].map((url) => new URL(url).origin)),
]

/** Strict for scripts; only style attributes are unrestricted, because React writes them. */
export function helmetOptions(settings: PolicySettings): FastifyHelmetOptions {
  const isProduction = settings.mode === 'production'
  const ownSdks = sdkOrigins(settings)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inlineHashes(settings.webRoot, 'script'), ...sdkHosts, ...ownSdks],
        'style-src': ["'self'", ...inlineHashes(settings.webRoot, 'style')],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'media-src': ["'self'", 'blob:', 'https:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...sdkCalls, ...ownSdks],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'frame-src': ["'self'", 'https:', 'weixin:', 'wxwork:', 'dingtalk:', 'lark:'],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        ...(isProduction ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // A page address may contain personal ids; partners need only our origin.
    referrerPolicy: { policy: 'strict-origin' },
    frameguard: { action: 'sameorigin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  }
}

/** The console shows health data: nothing of it may be sent elsewhere, and no other page may frame it. */
export function consoleHelmetOptions({
  mode,
  consoleRoot,
}: Pick<Settings, 'mode' | 'consoleRoot'>): FastifyHelmetOptions {
  const isProduction = mode === 'production'
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inlineHashes(consoleRoot, 'script')],
        // Its component library writes style elements; only those with the page's nonce are allowed.
        'style-src': ["'self'", (request) => `'nonce-${styleNonceOf(request)}'`],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ['blob:'],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        ...(isProduction ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  }
}

const styleNonces = new WeakMap<object, string>()

/** One per request: the policy names it, and the page of the same response carries it. */
export function styleNonceOf(request: IncomingMessage): string {
  const nonce = styleNonces.get(request) ?? randomBytes(16).toString('base64')
  styleNonces.set(request, nonce)
  return nonce
}

/** Inline scripts and styles of the built pages are allowed by their hash, and no others. */
export function inlineHashes(webRoot: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  const hashes = pagesIn(webRoot).flatMap((page) =>
    Array.from(page.matchAll(inline), (found) =>
      createHash('sha256')
        .update(found[1] ?? '')
        .digest('base64'),
    ),
  )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

function pagesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  } catch {
    // Vite serves the app, so there is no build yet.
    return []
  }
}

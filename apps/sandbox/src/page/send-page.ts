import type { FastifyReply, FastifyRequest } from 'fastify'

/** The page's URL contains the data passed to it, so it must not leak as a referrer. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export const sendPage = (reply: FastifyReply, page: string) => reply.headers(pageHeaders).send(page)

/** A browser gets a page, a test JSON. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false

import type { FastifyReply } from 'fastify'

/** For what a page of another origin asks in the place of the phone's own app. */
export const openToPages = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')

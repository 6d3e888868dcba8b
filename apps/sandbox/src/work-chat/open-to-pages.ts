import type { FastifyReply } from 'fastify'

/** For endpoints that stand in for the phone's own app and are called by pages of another origin. */
export const openToPages = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')

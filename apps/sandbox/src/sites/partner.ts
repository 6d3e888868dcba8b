import { readFileSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { closedPage, visitPage } from './visit-page.ts'
import { sites } from './sites.ts'
import { judgeLink, readData, type Visit } from './visit.ts'

export const sitesPartner: Partner<Visit> = {
  name: 'sites',
  title: '外部站点（商城、活动、体检、测评、百科、客服）',
  address: ({ port }) => `http://127.0.0.1:${port}/sites/mall`,
  keyTitle: '站点',
  scenarios: [
    { id: 'works', title: '正常' },
    { id: 'slow', title: '很慢：迟迟打不开' },
    { id: 'down', title: '维护中：503' },
  ],
  shelf: {
    kind: 'visit',
    title: '站点访问',
    filter: 'site',
    matches: (visit, site) => visit.site === site,
    show: ({ site, path, params, data, signature }) => ({
      to: `${sites[site]?.title ?? site} ${site}`,
      heading: path,
      text: data ? JSON.stringify(data) : '没有会话数据',
      notes: [`参数 ${Object.keys(params).join('、') || '无'}`, `签名 ${signature}`],
    }),
  },
  mount(app, ctx) {
    const css = readFileSync(new URL('./visit.css', import.meta.url), 'utf8')
    app.get('/visit.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
    let last = 0
    const receive = async (request: FastifyRequest<{ Params: { site: string } }>, reply: FastifyReply) => {
      const name = request.params.site
      const site = sites[name]
      if (!site) return reply.callNotFound()
      const visit = visitOf(name, request, ctx, String(++last))
      ctx.inbox.add(visit)
      const scenario = ctx.scenario(name)
      ctx.record(name, scenario === 'down' ? '维护中' : '已打开')
      if (scenario === 'slow') await ctx.pause()
      return scenario === 'down'
        ? sendPage(reply.code(503), closedPage(site, name))
        : sendPage(reply, visitPage(site, name, visit))
    }
    app.get('/sites/:site', receive)
    app.get('/sites/:site/*', receive)
  },
}

function visitOf(site: string, request: FastifyRequest, ctx: PartnerContext<Visit>, id: string): Visit {
  const url = new URL(request.url, 'http://sandbox')
  const params = Object.fromEntries(url.searchParams)
  return {
    id,
    at: ctx.now().toISOString(),
    site,
    path: url.pathname.slice(`/sites/${site}`.length) || '/',
    params,
    data: readData(params.data),
    signature: judgeLink(params, ctx.settings.partnerSecret, ctx.now()),
    referer: request.headers.referer ?? null,
  }
}

/** The address of the page holds what was handed over: it goes no further. */
export const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'self'; img-src data:")
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(page)

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { withTroubles, works } from '../frame/troubles.ts'
import { pageHeaders } from '../page/send-page.ts'
import { closedPage, visitPage } from './visit-page.ts'
import { askArrival } from './ask-arrival.ts'
import { sites } from './sites.ts'
import { judgeLink, readData, type SiteVisit } from './visit.ts'

export const sitesPartner: Partner<SiteVisit> = {
  name: 'sites',
  title: '外部站点（商城、活动、体检、测评、百科、客服）',
  address: ({ port }) => `http://127.0.0.1:${port}/sites/mall`,
  keyTitle: '站点',
  scenarios: withTroubles([works()], { slow: '很慢：迟迟打不开', down: '维护中：503' }),
  shelf: {
    kind: 'visit',
    title: '站点访问',
    filter: 'site',
    matches: (visit, site) => visit.site === site,
    show: ({ site, path, params, data, arrived, signature }) => ({
      to: `${sites[site]?.title ?? site} ${site}`,
      heading: path,
      text: data ? JSON.stringify(data) : '没有会话数据',
      notes: [
        `参数 ${Object.keys(params).join('、') || '无'}`,
        `凭证 ${arrived ? `${arrived.name} ${arrived.mobile}` : arrived === null ? '无效' : '没有核实'}`,
        `签名 ${signature}`,
      ],
    }),
  },
  mount(app, ctx) {
    let last = 0
    const receive = async (
      request: FastifyRequest<{ Params: { site: string } }>,
      reply: FastifyReply,
    ): Promise<unknown> => {
      const name = request.params.site
      const site = sites[name]
      if (!site) return reply.callNotFound()
      const visit = await visitOf(name, request, ctx, String(++last))
      ctx.inbox.add(visit)
      return play(ctx, request, reply, {
        key: name,
        down: { headers: pageHeaders, http: 503, outcome: '维护中', body: closedPage(site, name) },
        answer: () => ({ headers: pageHeaders, outcome: '已打开', body: visitPage(site, name, visit) }),
      })
    }
    app.get('/sites/:site', receive)
    app.get('/sites/:site/*', receive)
  },
}

async function visitOf(
  site: string,
  request: FastifyRequest,
  ctx: PartnerContext<SiteVisit>,
  id: string,
): Promise<SiteVisit> {
  const url = new URL(request.url, 'http://sandbox')
  const params = Object.fromEntries(url.searchParams)
  return {
    id,
    at: ctx.now().toISOString(),
    site,
    path: url.pathname.slice(`/sites/${site}`.length) || '/',
    params,
    data: readData(params.data),
    arrived: await askArrival(ctx, site, params.token),
    signature: judgeLink(params, ctx.settings.partnerSecret, ctx.now()),
    referer: request.headers.referer ?? null,
  }
}

import type { Interest } from '../text/read-lines.ts'

/** Which lines of a document are worth reading again. */
export const interest: Interest = {
  table: {
    opens: /^(?:收费|费用)?项目(?:名称|[/、]?规格|$)|^(?:货物|应税|品名|规格型号|项目[/、])|服务名称$/,
    closes: /合计|[大小]写|总计|总金额/,
  },
  // Masked identities, asterisks for no tax, pieces of a seal: not needed, and hard to read.
  idle: /\*\*|信用代码|识别号|地址、?电话|开户行|专用|监制|^\d+\/\D$/,
}

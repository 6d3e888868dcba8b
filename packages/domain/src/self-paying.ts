/**
 * What an order calls a service of health that somebody pays alone, whichever it is: lists of orders, invoices and bills
 * are seen by others, and one name for all of them tells none (second-half §2).
 */
export const neutralName = '健康服务'

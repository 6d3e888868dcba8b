/**
 * The name of self-paid health services in orders: other people see lists of orders, invoices and bills, and one name
 * for all services reveals none (second-half §2).
 */
export const neutralName = '健康服务'

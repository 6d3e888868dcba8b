/** 健康服务 is a card among the benefits, below the policies; without any it leads to the top of the benefits. */
export const servicesId = 'health-services'

export const showServices = (benefits: HTMLElement | null): void =>
  (benefits?.querySelector(`#${servicesId}`) ?? benefits)?.scrollIntoView({ behavior: 'smooth' })

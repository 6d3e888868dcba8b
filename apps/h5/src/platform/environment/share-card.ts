/**
 * The card that a friend sees: it links to the app's start, never to the current address, which may contain personal
 * ids.
 */
export const shareCard = () => ({
  title: '原力星球',
  desc: '健康保障与员工福利，一处办理',
  link: `${location.origin}/#/home`,
  imgUrl: `${location.origin}/icon.svg`,
})

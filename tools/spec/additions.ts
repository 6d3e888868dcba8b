/** What stands in our tables and not in the specification's, each with its reason. */
export const additions = {
  routes: {} as Record<string, string>,
  calls: {
    'main POST user/logout':
      "the specification's logout clears the browser only; the session on the server has to end too",
    'main POST open-api/user/resetPassword':
      'the specification has password login and no way to set a password; a code to the own phone proves the owner',
    'main GET open-api/site/list':
      'addresses of the outside sites are settings of the server: the app learns them when it runs',
    'main GET cardInfo/getJingHeNoLoginUrl':
      'the specification has a supplier JINGHE and a link call for FUYA alone: its packages are used in the same way',
    'partner POST payout/notify':
      'the specification knows the app alone; the payout house tells us when a payment ended, so that nobody waits for the next round of questions',
  } as Record<string, string>,
}

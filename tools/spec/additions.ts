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
    'system POST open-api/clientError/add':
      'the specification only logs errors of WeChat and of the app, and nobody reads the log of a phone',
    'partner POST payout/notify':
      'the specification knows the app alone; the payout house tells us when a payment ended, so that nobody waits for the next round of questions',
  } as Record<string, string>,
}

/** What stands in our tables and not in the specification's, each with its reason. */
export const additions = {
  routes: {} as Record<string, string>,
  calls: {
    'main POST user/logout':
      "the specification's logout clears the browser only; the session on the server has to end too",
  } as Record<string, string>,
}

import type { Job } from '#platform/jobs/job.ts'

/** After the commit: a file without its row could never be read, one without its bytes breaks a page. */
export const removeBytes: Job<{ names: readonly string[] }> = {
  name: 'claims.remove-bytes',
  retries: 5,
  run: async ({ names }, { files }) => {
    for (const name of names) await files.remove(name)
  },
}

import type { Service } from './service.ts'

/** A server that somebody has started for us: installing one would take longer than all tests together. */
export async function findOpenSearch(): Promise<Service> {
  const url = process.env['OPENSEARCH_URL']
  if (!url) return { missing: 'OpenSearch is tried only if OPENSEARCH_URL names a server' }
  const answer = await fetch(url).catch(() => undefined)
  return answer?.ok ? { url, stop: async () => {} } : { missing: `no OpenSearch answers at OPENSEARCH_URL (${url})` }
}

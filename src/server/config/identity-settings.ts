/** Where the identity provider is, and how it and people call the shop and it. */
export type IdentitySettings = { issuer: string; clientId: string; clientSecret: string; name: string }

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const

type Given = { [Name in (typeof names)[number]]?: string | undefined }

type Reading = { ok: true; oidc: IdentitySettings | undefined } | { ok: false; problems: string[] }

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** All or none: half a provider would be a button that leads nowhere. */
export function readIdentitySettings(given: Given, production: boolean): Reading {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return { ok: true, oidc: undefined }
  if (missing.length > 0) {
    return { ok: false, problems: missing.map((name) => `${name}: is missing; single sign-on needs all four`) }
  }
  const issuer = given.OIDC_ISSUER!
  const problem = issuerProblem(new URL(issuer), production)
  if (problem) return { ok: false, problems: [`OIDC_ISSUER: ${problem}`] }

  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = given
  return {
    ok: true,
    oidc: { issuer, clientId: OIDC_CLIENT_ID!, clientSecret: OIDC_CLIENT_SECRET!, name: OIDC_NAME! },
  }
}

function issuerProblem({ protocol, hostname, search, hash, username }: URL, production: boolean): string | undefined {
  if (search !== '' || hash !== '' || username !== '') {
    return 'is the plain address of the provider, without login, ? and #'
  }
  if (protocol === 'https:' || (!production && loopback.test(hostname))) return undefined
  return 'needs https; a machine may talk to itself without, but not in production'
}

import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose'
import { derivedKey, keyName } from '#engines/vault/derived-keys.ts'
import type { Tokens } from './tokens.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'umlauf'

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/**
 * JSON Web Tokens under keys that are made of the shop's secrets. A token names its key: the first secret signs, those
 * after it are still believed, so that a secret can be changed while customers are logged in.
 */
export function openSignedTokens(secrets: readonly string[], now: () => Date): Tokens {
  const keys = new Map(secrets.map((secret) => [keyName(secret), derivedKey(secret, 'sign', 'access')]))
  const [[kid, current] = []] = keys
  if (kid === undefined || current === undefined) throw new Error('Tokens need a secret')

  const keyFor = ({ kid: name }: Pick<JWTHeaderParameters, 'kid'>) => {
    const key = keys.get(name ?? '')
    if (!key) throw new errors.JWSInvalid('No key of ours')
    return key
  }

  return {
    sign: ({ subject, session, audience }, seconds) =>
      new SignJWT({ sid: session })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(ISSUER)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt(secondsOf(now()))
        .setExpirationTime(secondsOf(now()) + seconds)
        .sign(current),
    async read(token, audience) {
      try {
        const expected = { algorithms: [ALGORITHM], issuer: ISSUER, audience, currentDate: now() }
        const { payload } = await jwtVerify(token, keyFor, { ...expected, requiredClaims: ['sub', 'sid', 'exp'] })
        return { subject: payload.sub!, session: String(payload['sid']), audience }
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

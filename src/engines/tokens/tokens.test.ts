import { openSignedTokens } from './signed-tokens.ts'
import { tokensContract } from './tokens.contract.ts'

tokensContract(openSignedTokens)

import { openSecretVault } from './secret-vault.ts'
import { vaultContract } from './vault.contract.ts'

vaultContract(openSecretVault)

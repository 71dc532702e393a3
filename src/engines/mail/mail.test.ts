import { onEachPostgres } from '#tests/support/services/servers/each-postgres.ts'
import { mailContract } from './mail.contract.ts'

onEachPostgres(mailContract)

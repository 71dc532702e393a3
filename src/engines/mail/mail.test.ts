import { onEachPostgres } from '#tests/support/services/each-postgres.ts'
import { mailContract } from './mail.contract.ts'

onEachPostgres(mailContract)

import { onEachPostgres } from '#tests/services/each-postgres.ts'
import { mailContract } from './mail.contract.ts'

onEachPostgres(mailContract)

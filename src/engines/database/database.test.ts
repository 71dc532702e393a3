import { onEachPostgres } from '#tests/support/services/servers/each-postgres.ts'
import { databaseContract } from './database.contract.ts'

onEachPostgres(databaseContract)

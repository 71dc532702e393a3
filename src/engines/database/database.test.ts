import { onEachPostgres } from '#tests/support/services/each-postgres.ts'
import { databaseContract } from './database.contract.ts'

onEachPostgres(databaseContract)

import { onEachPostgres } from '#tests/services/each-postgres.ts'
import { databaseContract } from './database.contract.ts'

onEachPostgres(databaseContract)

import { onEachPostgres } from '#tests/support/services/each-postgres.ts'
import { migrateContract } from './migrate.contract.ts'

onEachPostgres(migrateContract)

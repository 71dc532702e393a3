import { onEachPostgres } from '#tests/services/each-postgres.ts'
import { migrateContract } from './migrate.contract.ts'

onEachPostgres(migrateContract)

import { onEachPostgres } from '#tests/support/services/servers/each-postgres.ts'
import { migrateContract } from './migrate.contract.ts'

onEachPostgres(migrateContract)

import { onEachPostgres } from '#tests/support/services/servers/each-postgres.ts'
import { announcementsContract } from './announcements.contract.ts'

onEachPostgres(announcementsContract)

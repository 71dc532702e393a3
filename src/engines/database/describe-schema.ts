import type { Client } from 'pg'

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  nullable: boolean
  has_default: boolean
}

const typeOf: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  timestamp: 'Date',
  bytea: 'Buffer',
  jsonb: 'JsonColumn',
  json: 'JsonColumn',
}

const heading = `// Written by \`npm run database-types\` from migrations/. Do not edit.
`

/** Reads the tables of a migrated database and writes them down as the types Kysely works with. */
export async function describeSchema(client: Client): Promise<string> {
  const { rows } = await client.query<Column>(`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
    from information_schema.columns
    where table_schema = current_schema() and table_name <> 'schema_migrations'
    order by table_name collate "C", ordinal_position`)
  const tables = Map.groupBy(rows, (row) => row.table_name)
  const body = [...tables].map(([table, columns]) => describeTable(table, columns)).join('\n')

  return [heading, imports(body), '\n', body, '\n', describeTables([...tables.keys()])].join('')
}

function describeTable(table: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.column_name}: ${describeColumn(column)}\n`)
  return `export interface ${interfaceName(table)} {\n${lines.join('')}}\n`
}

function describeColumn({ udt_name, nullable, has_default }: Column): string {
  // PostgreSQL calls an array of text `_text`.
  const isArray = udt_name.startsWith('_')
  const base = typeOf[udt_name.replace(/^_/, '')] ?? 'string'
  if (base === 'JsonColumn' && has_default) return nullable ? 'DefaultJsonColumn | null' : 'DefaultJsonColumn'

  const type = `${base}${isArray ? '[]' : ''}${nullable ? ' | null' : ''}`
  return has_default ? `Generated<${type}>` : type
}

function imports(body: string): string {
  const fromColumns = ['DefaultJsonColumn', 'JsonColumn'].filter((name) => new RegExp(`\\b${name}\\b`).test(body))
  const lines = [
    body.includes('Generated<') && `import type { Generated } from 'kysely'\n`,
    fromColumns.length > 0 && `import type { ${fromColumns.join(', ')} } from './columns.ts'\n`,
  ]
  return lines.filter(Boolean).join('')
}

function describeTables(tables: string[]): string {
  const lines = tables.map((table) => `  ${table}: ${interfaceName(table)}\n`)
  return `export interface Schema {\n${lines.join('')}}\n`
}

function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}

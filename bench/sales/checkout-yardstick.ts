import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** As little as a checkout can do in a database: hold what is sold, write what came of it, and be sure that it is on the disk. */
const tables = `
  create table yardstick_offers (id int primary key, status text not null, cents int not null);
  create table yardstick_trades (id bigserial primary key, request_key uuid not null unique, cents int not null, body jsonb not null);
  create table yardstick_items (id bigserial primary key, trade_id bigint not null references yardstick_trades, offer_id int not null);
  create table yardstick_events (id bigserial primary key, trade_id bigint not null references yardstick_trades, event text not null);
  create table yardstick_jobs (id bigserial primary key, name text not null, data jsonb not null);
  insert into yardstick_offers select n, 'calculated', 20000 from generate_series(1, 20000) n;`

const OFFERS = 20_000

const steps = (offer: string) => [
  `select cents from yardstick_offers where id = ${offer} for update`,
  `insert into yardstick_trades (request_key, cents, body)
     values (gen_random_uuid(), 20000, '{"firstName": "Ana", "lastName": "Muster", "city": "Ort"}')`,
  `insert into yardstick_items (trade_id, offer_id) values (currval('yardstick_trades_id_seq'), ${offer})`,
  `insert into yardstick_events (trade_id, event) values (currval('yardstick_trades_id_seq'), 'created')`,
  `insert into yardstick_jobs (name, data) values ('send', '{"tradeId": 1}')`,
  `update yardstick_offers set status = 'ordered' where id = ${offer}`,
]

/** PostgreSQL's own bench if it is installed here, otherwise this program once more. */
function findBench(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...globSync('/usr/lib/postgresql/*/bin')]
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file))
}

/** Six statements in one transaction, so many at once: how many such transactions the server does in a second, and who asked. */
export async function openYardstick(url: string, folder: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(tables)
  await client.end()
  const script = join(folder, 'checkout.sql')
  const lines = ['begin', ...steps(':offer'), 'commit'].map((line) => `${line.replaceAll('\n', ' ')};`)
  await writeFile(script, [`\\set offer random(1, ${OFFERS})`, ...lines, ''].join('\n'))
  const bench = findBench()
  const { searchParams, username, pathname } = new URL(url)
  const where = ['-h', searchParams.get('host')!, '-U', username, pathname.slice(1)]

  return {
    name: bench ? 'pgbench' : 'pg in a process of its own',
    async perSecond(clients: number, seconds: number): Promise<number> {
      const of = bench
        ? spawn(bench, ['-n', '-c', `${clients}`, '-T', `${seconds}`, '-f', script, ...where])
        : spawn(process.execPath, [import.meta.filename, url, `${clients}`, `${seconds}`])
      let said = ''
      for await (const chunk of of.stdout) said += String(chunk)
      return Number(/tps = ([\d.]+)/.exec(said)?.[1])
    },
  }
}

if (import.meta.main) {
  const [url = '', clients, seconds] = process.argv.slice(2)
  const end = performance.now() + Number(seconds) * 1_000
  let done = 0
  const work = async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    for (; performance.now() < end; done += 1) {
      const offer = 1 + Math.floor(Math.random() * OFFERS)
      for (const text of ['begin', ...steps(`${offer}`), 'commit']) await client.query(text)
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: Number(clients) }, work))
  process.stdout.write(`tps = ${done / Number(seconds)}\n`)
}

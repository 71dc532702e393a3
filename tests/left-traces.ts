import { sql } from 'kysely'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'

/** Where somebody leaves traces. Whoever adds a table with personal data adds it here, and a trace below. */
export const tracedTables = [
  'trades',
  'trade_items',
  'trade_events',
  'letters',
  'audit_entries',
  'inspections',
  'clarifications',
  'trade_notes',
  'inspection_drafts',
  'seller_identities',
  'contact_messages',
  'contact_replies',
  'newsletter_subscribers',
  'newsletter_consents',
  'reviews',
  'review_consents',
  'contact_attachments',
  'price_watches',
  'business_quotes',
  'business_quote_lines',
]

/** Texts that stand nowhere but with this person. */
export const own = {
  firstName: 'Quirinabella',
  lastName: 'Unverwechselt',
  street: 'Einmaligkeitsgasse',
  city: 'Nirgendsonstingen',
  holder: 'Q Unverwechselt',
  imei: '001017112233446',
  serialNumber: 'SER-EINMALIG-1',
}

/** Words of colleagues, and what an inspector has not finished. */
export async function leaveWords(
  { db, files, now }: Engines,
  { id, items }: Trade,
  { inspector, agent, email }: { inspector: Colleague; agent: Colleague; email: string },
): Promise<void> {
  await sql`
    insert into trade_notes (id, trade_id, at, staff_id, username, text)
    values (${newId(now())}, ${id}, ${now()}, ${agent.id}, 'agent', ${`${own.firstName} hat angerufen`})`.execute(db)
  await sql`
    insert into inspection_drafts (item_id, inspector, saved_at, finding)
    values (${items[0]!.id}, ${inspector.id}, ${now()}, ${JSON.stringify({ imei: own.imei })}::jsonb)`.execute(db)
  await sql`
    insert into seller_identities (trade_id, document, written_at) values (${id}, ${own.lastName}, ${now()})`.execute(
    db,
  )
  const messageId = newId(now())
  await sql`
    insert into contact_messages (id, number, created_at, country, locale, subject, email, name, text, status, changed_at)
    values (${messageId}, ${Date.now()}, ${now()}, 'de', 'de_DE', 'other', ${email.toUpperCase()}, ${own.lastName}, 'Hallo', 'new', ${now()})`.execute(
    db,
  )
  await sql`
    insert into contact_replies (id, message_id, at, kind, author, text)
    values (${newId(now())}, ${messageId}, ${now()}, 'note', 'agent', ${own.firstName})`.execute(db)
  const subscriberId = newId(now())
  await sql`
    insert into newsletter_subscribers (id, country, locale, email, status, created_at, changed_at, first_name)
    values (${subscriberId}, 'fr', 'fr_FR', ${email.toLowerCase()}, 'active', ${now()}, ${now()}, ${own.firstName})`.execute(
    db,
  )
  await sql`
    insert into newsletter_consents (id, subscriber_id, at, deed, wording, source, address)
    values (${newId(now())}, ${subscriberId}, ${now()}, 'asked', 'Ja', 'footer', ${own.lastName})`.execute(db)
  await sql`
    insert into review_requests (trade_id, asked_at, token_hash, category)
    values (${id}, ${now()}, ${newId(now())}, 'iphone')`.execute(db)
  await sql`
    insert into reviews (id, trade_id, country, category, stars, text, name, written_at, changed_at, status)
    values (${newId(now())}, ${id}, 'de', 'iphone', 5, ${`Grüße aus ${own.city}`}, ${own.firstName}, ${now()}, ${now()},
      'published')`.execute(db)
  await sql`
    insert into review_consents (id, trade_id, at, given, wording, source)
    values (${newId(now())}, ${id}, ${now()}, true, ${own.lastName}, 'trade')`.execute(db)
  await sql`
    insert into contact_attachments (id, message_id, position, name, content_type, bytes, file)
    values (${newId(now())}, ${messageId}, 0, ${`${own.lastName}.pdf`}, 'application/pdf', 1, ${`contact/${messageId}`})`.execute(
    db,
  )
  await files.write(`contact/${messageId}`, new TextEncoder().encode(own.lastName), 'application/pdf')
  await sql`
    insert into price_watches (id, country, locale, email, device_id, reference_cents, status, wording, created_at)
    select ${newId(now())}, 'fr', 'fr_FR', ${email.toLowerCase()}, min(id), 100_00, 'active', 'Oui', ${now()}
    from devices`.execute(db)
  const quoteId = newId(now())
  await sql`
    insert into business_quotes (id, created_at, visitor, request_key, country, locale, shop_mode, landing_page, status,
      changed_at, company, vat_id, tax_mode, first_name, last_name, email, phone, pieces, cents)
    values (${quoteId}, ${now()}, ${crypto.randomUUID()}, 'key', 'de', 'de_DE', 'default', 'UML-DE-B2B', 'requested',
      ${now()}, ${own.lastName}, 'DE136695976', 'standard', ${own.firstName}, ${own.lastName}, ${email.toUpperCase()},
      '+4930901820', 1, 100)`.execute(db)
  await sql`
    insert into business_quote_lines (quote_id, position, device_id, device_name, question_sheet, answers, condition,
      quantity, imeis, price_list, base_cents, repair_costs, lines, calculated_cents, cents)
    select ${quoteId}, 0, device_id, device_name, question_sheet, answers, condition, 1,
      ${JSON.stringify([own.imei])}::jsonb, price_list, base_cents, repair_costs, lines, cents, cents
    from offers where id = ${items[0]!.offer.id}`.execute(db)
  await sql`update trades set payout_hold = ${`Ausweis von ${own.lastName} fehlt`} where id = ${id}`.execute(db)
}

/** What an inspector found, photographed and asked. */
export async function leaveFindings(
  { db, now }: Engines,
  { items }: Trade,
  { inspector, photo }: { inspector: Colleague; photo: string },
): Promise<void> {
  const item_id = items[0]!.id
  const at = now()
  const [inspectionId, photoId] = [newId(at), newId(at)]
  await sql`
    insert into inspections (id, item_id, at, inspector, round, answers, condition, imei, serial_number, note, lines, cents, outcome)
    values (${inspectionId}, ${item_id}, ${at}, ${inspector.id}, 1, '{}', 'B', ${own.imei}, ${own.serialNumber},
      ${`Auf dem Sperrbild steht ${own.firstName}`}, '[]', 100, 'differs')`.execute(db)
  await sql`
    insert into item_photos (id, item_id, at, taken_by, file, content_type, width, height)
    values (${photoId}, ${item_id}, ${at}, ${inspector.id}, ${photo}, 'image/png', 1, 1)`.execute(db)
  await sql`
    insert into clarifications (id, item_id, inspection_id, opened_at, opened_by, deadline, reasons, photos, old_cents,
      new_cents, answered_at) values (${newId(at)}, ${item_id}, ${inspectionId}, ${at}, ${inspector.id}, ${at},
      ${JSON.stringify([`Gravur: ${own.lastName}`])}::jsonb, ${JSON.stringify([photoId])}::jsonb, 200, 100, ${at})`.execute(
    db,
  )
}

import { sql } from 'drizzle-orm'
import type { Sql } from '#server/kernel/db/connect'

/** A row in every table that names a person, as that person’s: what uses, buys and asks for everything. `name` keeps ids apart. One question: it is asked often. */
export async function seedPerson(db: Sql, uid: string, name: string): Promise<void> {
  await db.execute(sql.raw(statements(uid, name).join(';')))
}

const statements = (uid: string, name: string) => [
  `insert into users (uid, name, language, region, created_at)
    values ('${uid}', '${name}', 'zh-tw', 'TW', now()), ('child of ${name}', '', 'zh-tw', 'TW', now()),
      ('parent of ${name}', '', 'zh-tw', 'TW', now()) on conflict do nothing`,
  `insert into identities (network, subject, uid, name, linked_at)
    values ('email', '${name}@books.example', '${uid}', '${name}', now())`,
  `insert into sessions (token_hash, uid, created_at, expires_at, session_id, last_used_at)
    values ('token ${name}', '${uid}', now(), '2100-01-01', 'session ${name}', now())`,
  `insert into tickets (ticket_hash, uid, expires_at, browser_hash)
    values ('ticket ${name}', '${uid}', '2100-01-01', 'b')`,
  `insert into login_states (state_hash, network, verifier, nonce, carried, purpose, uid, sources, expires_at)
    values ('state ${name}', 'facebook', '', '', '', 'import', '${uid}', '[]', '2100-01-01')`,
  `insert into login_links (link_hash, browser_hash, email, uid, carried, language, expires_at)
    values ('link ${name}', 'b', '${name}@more.example', '${uid}', '', 'zh-tw', '2100-01-01')`,
  `insert into passkey_challenges (challenge_hash, uid, expires_at)
    values ('challenge ${name}', '${uid}', '2100-01-01')`,
  `insert into referrals (child, parent, bound_at)
    values ('${uid}', 'parent of ${name}', now()), ('child of ${name}', '${uid}', now())`,
  `insert into images (image_id, uid, sha256, width, height, uploaded_at)
    values ('image-${name}', '${uid}', 'sha-${name}', 1, 1, now())`,
  `insert into pictures (sha256, width, height, bytes) values ('sha-${name}', 1, 1, 1000)`,
  `insert into books (bid, uid, sid, type, typeset, design, locale, time_zone, public, share_hash, created_at, updated_at)
    values ('book-${name}', '${uid}', 'sid-${name}', 'diarybook', 'a5-2',
      '${JSON.stringify({ title: `${name}的書`, cover: { pic: `cover-${name}` } })}', 'zh-tw', 'Asia/Taipei', false,
      'share ${name}', now(), now())`,
  `insert into uploads (upload_id, uid, bid, name, bytes, created_at)
    values ('upload-${name}', '${uid}', 'book-${name}', 'a.zip', 500, now())`,
  `insert into quota_uses (uid, kind) values ('${uid}', 'import')`,
  `insert into invitations (invitation_id, key_hash, makes_staff, expires_at, created_at, invited_by)
    values ('invitation ${name}', 'key ${name}', false, '2100-01-01', '2026-01-01', '${uid}')`,
  `insert into exports (uid, export_id, state, done, sha256)
    values ('${uid}', 'export-${name}', 'ready', 100, 'zip-${name}')`,
  `insert into addresses (address_id, uid, address, created_at, used_at)
    values ('address-${name}', '${uid}', '{}', now(), now())`,
  `insert into coupons (code, kind, percent, uses_total, uses_left, uid, created_at)
    values ('OWN-${name}', 'discount', 10, 1, 1, '${uid}', now()), ('EVERYBODYS', 'discount', 10, 9, 9, null, now())
    on conflict do nothing`,
  // both have claimed it
  `insert into coupon_claims (uid, code, claimed_at)
    values ('${uid}', 'OWN-${name}', now()), ('${uid}', 'EVERYBODYS', now())`,
  `insert into coupon_guesses (uid, wrong, since, pauses) values ('${uid}', 2, now(), 1)`,
  `insert into baskets (uid, lines, updated_at)
    values ('${uid}', '${JSON.stringify([{ bid: `book-${name}`, binding: 'paperback', quantity: 2 }])}', now())`,
  // both have pressed by the same key
  `insert into orders (oid, uid, number, state, region, currency, subtotal_minor, discount_minor, shipping_minor,
      surcharge_minor, tax_minor, total_minor, shipping_way, delivery_days, email, note, language, idempotency_key,
      body_hash, created_at)
    values ('order-${name}', '${uid}', 'number-${name}', 'pending', 'TW', 'TWD', 69000, 0, 0, 0, 0, 69000, 'standard', 7,
      'a@b.example', '', 'zh-tw', 'press', 'hash', now())`,
  `insert into coupon_uses (oid, code, uid, state, amount_minor)
    values ('order-${name}', 'EVERYBODYS', '${uid}', 'reserved', 100)`,
  `insert into security_events (at, kind, uid) values (now(), 'login', '${uid}')`,
  `insert into desk_acts (at, uid, act, target, details) values (now(), '${uid}', 'ship', '${uid}', '[]')`,
  `insert into region_prices (change_id, region, prices, valid_from, changed_at, changed_by, withdrawn_by)
    values ('prices-${name}', 'TW', '{}', '2100-01-01', now(), '${uid}', '${uid}')`,
  `insert into payments (pid, oid, method, state, amount_minor, currency, created_at)
    values ('pay-${name}', 'order-${name}', 'card', 'confirming', 69000, 'TWD', now())`,
  `insert into refunds (rid, pid, amount_minor, state, asked_by, created_at)
    values ('refund-${name}', 'pay-${name}', 100, 'asked', '${uid}', now())`,
]

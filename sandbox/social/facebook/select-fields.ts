import { Edge } from './edge.ts'
import { type Field, writeFieldList } from './field-list.ts'
import { byCursor } from './page-through.ts'

type Row = Record<string, unknown>

/** What each kind of record may be asked for; what it does not have of these is left out of the answer. */
const KNOWN: Record<string, readonly string[]> = {
  user: ['id', 'name', 'first_name', 'last_name', 'email', 'picture', 'link', 'permissions'],
  page: ['id', 'name', 'picture', 'category', 'access_token', 'tasks', 'link', 'about'],
  post: [
    'id',
    'message',
    'story',
    'created_time',
    'updated_time',
    'backdated_time',
    'full_picture',
    'picture',
    'permalink_url',
    'place',
    'message_tags',
    'story_tags',
    'with_tags',
    'from',
    'status_type',
    'is_hidden',
    'is_published',
    'privacy',
    'attachments',
  ],
  album: [
    'id',
    'name',
    'description',
    'created_time',
    'updated_time',
    'backdated_time',
    'count',
    'type',
    'link',
    'place',
    'location',
    'cover_photo',
    'photos',
    'from',
    'picture',
  ],
  photo: [
    'id',
    'name',
    'created_time',
    'updated_time',
    'backdated_time',
    'images',
    'webp_images',
    'width',
    'height',
    'picture',
    'source',
    'place',
    'album',
    'link',
    'from',
    'name_tags',
    'alt_text',
  ],
  attachments: [
    'media_type',
    'type',
    'title',
    'description',
    'description_tags',
    'url',
    'unshimmed_url',
    'target',
    'media',
    'subattachments',
  ],
  media: [
    'id',
    'caption',
    'media_type',
    'media_product_type',
    'media_url',
    'thumbnail_url',
    'permalink',
    'timestamp',
    'username',
    'children',
    'shortcode',
    'is_shared_to_feed',
    'like_count',
    'comments_count',
  ],
  account: [
    'id',
    'user_id',
    'username',
    'name',
    'account_type',
    'profile_picture_url',
    'media_count',
    'followers_count',
    'follows_count',
    'biography',
    'website',
  ],
}
const INNER: Record<string, string> = {
  attachments: 'attachments',
  subattachments: 'attachments',
  photos: 'photo',
  children: 'media',
}

/** The first field that no such record has, as Graph names it. */
export function unknownField(kind: string, fields: readonly Field[]): string | undefined {
  const known = KNOWN[kind]
  for (const { name, fields: inner } of fields) {
    if (known && !known.includes(name)) return name
    const inside = INNER[name]
    const found = inside && unknownField(inside, inner)
    if (found) return found
  }
  return undefined
}

/** Of a record what was asked for; lists inside it are cut into pages, `address` making their further addresses. */
export function selectFields(
  row: Row,
  fields: readonly Field[],
  address: (path: string, limit: number) => URL,
): Row {
  const out: Row = {}
  for (const field of fields) {
    const value = row[field.name]
    if (value !== undefined) out[field.name] = selected(value, field, address)
  }
  // The id always comes with what has one.
  return row.id === undefined ? out : { ...out, id: row.id }
}

function selected(value: unknown, field: Field, address: (path: string, limit: number) => URL): unknown {
  if (value instanceof Edge) return edgePage(value, field, address)
  if (Array.isArray(value)) return value.map(child => selected(child, field, address))
  if (!isRow(value)) return value
  // Graph's own lists (`{data: []}`) are asked for as if they were their members.
  if (Array.isArray(value.data))
    return { ...value, data: value.data.map(member => selected(member, field, address)) }
  const fields = field.fields.length > 0 ? field.fields : usual(value)
  return selectFields(value, fields, address)
}

function edgePage(edge: Edge, field: Field, address: (path: string, limit: number) => URL): Row {
  const limit = Math.min(100, Math.max(1, field.limit ?? edge.size))
  const page = byCursor(edge.items, new URLSearchParams(), limit, change => {
    const url = address(edge.path, limit)
    if (field.fields.length > 0) url.searchParams.set('fields', writeFieldList(field.fields))
    for (const [name, to] of Object.entries(change)) url.searchParams.set(name, to)
    return url.href
  })
  const whole: Field = { name: field.name, words: field.words, fields: field.fields }
  const data = (page?.items ?? []).map(row => selected(row, whole, address))
  return { data, ...(page?.paging && edge.items.length > limit ? { paging: page.paging } : {}) }
}

/** Without a list of fields an inner record comes whole, but for its own lists. */
const usual = (row: Row): Field[] =>
  Object.keys(row)
    .filter(name => !(row[name] instanceof Edge) || name === 'subattachments')
    .map(name => ({ name, words: {}, fields: [] }))

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

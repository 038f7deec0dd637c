import { z } from 'zod'
import { apiRoot, type Call } from '#contract/call'
import { calls } from '#contract/calls'
import { codes } from '#contract/codes'
import { toWire } from '#contract/wire'

/** The API as OpenAPI 3.1, made from the contract: what the server serves and nothing else. */
export function openapi(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Daybound', version: '0.1' },
    servers: [{ url: origin + apiRoot }],
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token KEY' },
      },
    },
    paths,
  }
}

function operation(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.about,
    description: `Who may call: ${call.who}.`,
    security: call.who === 'anyone' ? [] : call.who === 'reader' ? [{ token: [] }, {}] : [{ token: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...requestBody(call),
    responses: {
      [call.status ?? 200]: {
        description: 'Answer',
        content:
          call.as === 'events'
            ? { 'text/event-stream': { schema: schemaOf(call.answer, 'output') } }
            : {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['data'],
                    properties: { data: schemaOf(call.answer, 'output') },
                  },
                },
              },
      },
      ...refusals(call),
    },
  }
}

function requestBody(call: Call) {
  if (call.form) {
    const properties = { [call.form.file]: { type: 'string', format: 'binary' } }
    const schema = { type: 'object', required: [call.form.file], properties }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!call.body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
    },
  }
}

function parameters(shape: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name: place === 'query' ? snake(name) : name,
    in: place,
    required: place === 'path' || !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema, 'input'),
  }))
}

function refusals(call: Call) {
  const always =
    call.who === 'anyone' ? (['badRequest'] as const) : (['badRequest', 'unauthorized', 'notFound'] as const)
  const by = new Map<number, string[]>()
  for (const name of new Set([...always, ...call.refusals])) {
    const { status, code } = codes[name]
    by.set(status, [...(by.get(status) ?? []), `${code} ${name}`])
  }
  const schema = {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'integer' }, message: { type: 'string' } },
      },
    },
  }
  return Object.fromEntries(
    [...by].map(([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/json': { schema } } },
    ]),
  )
}

// names on the wire are snake_case; only names of properties change
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): unknown {
  return onWire(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }))
}

function onWire(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(onWire)
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, one]) => [snake(name), onWire(one)])),
        ]
      if (key === 'required' && Array.isArray(value)) return [key, value.map(name => snake(String(name)))]
      return [key, key === 'enum' || key === 'const' ? value : onWire(value)]
    }),
  )
}

const snake = (name: string) => Object.keys(Object(toWire({ [name]: 0 })))[0] ?? name

import { z } from 'zod'
import { apiRoot, type Call } from '#contract/call'
import { calls } from '#contract/calls'
import { type CodeName, codes } from '#contract/codes'
import { wireName } from '#contract/wire'
import { type Policies, refusalsOfPolicy, securityOf, whoMay } from './describe-access.ts'
import { wireSchema } from './wire-schema.ts'

/** The API as OpenAPI 3.1, made from the contract: what the server serves and nothing else. */
export function openapi(origin: string, policies: Policies) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, policies) }
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

function operation(name: string, call: Call, policies: Policies) {
  return {
    operationId: name,
    summary: call.about,
    description: `Who may call: ${whoMay(policies, call)}.`,
    security: securityOf(policies, call),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...parameters(call.headers, 'header'),
    ],
    ...requestBody(call),
    responses: {
      [call.status ?? 200]: {
        description: 'Answer',
        content:
          call.as === 'events'
            ? { 'text/event-stream': { schema: wireSchema(call.answer, 'output') } }
            : {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['data'],
                    properties: { data: wireSchema(call.answer, 'output') },
                  },
                },
              },
      },
      ...refusals([...refusalsOfPolicy(policies, call), ...call.refusals]),
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
      content: { 'application/json': { schema: wireSchema(call.body, 'input') } },
    },
  }
}

function parameters(shape: z.ZodObject | undefined, place: 'path' | 'query' | 'header') {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name: place === 'query' ? wireName(name) : name,
    in: place,
    required: place === 'path' || !z.safeParse(schema, undefined).success,
    schema: wireSchema(schema, 'input'),
  }))
}

function refusals(names: readonly CodeName[]) {
  const by = new Map<number, string[]>()
  for (const name of new Set<CodeName>(['badRequest', ...names])) {
    const { status, code } = codes[name]
    by.set(status, [...(by.get(status) ?? []), `${code} ${name}`])
  }
  const schema = {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'object',
        required: ['code', 'name', 'message'],
        properties: { code: { type: 'integer' }, name: { type: 'string' }, message: { type: 'string' } },
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

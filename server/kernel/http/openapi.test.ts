import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { apiRoot } from '#contract/call'
import { calls } from '#contract/calls'
import { policies } from '#server/layers'
import { apiPage } from './api-page.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch']

async function described() {
  const app = fastify()
  apiPage(app, 'https://days.test', policies)
  const { statusCode, body } = await app.inject({ url: `${apiRoot}/openapi.json` })
  expect(statusCode).toBe(200)
  return JSON.parse(body)
}

test('the description of the API is OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(await described())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('all its schemas are JSON Schema of 2020-12', async () => {
  const ajv = new Ajv2020({ strictSchema: false, logger: false })
  const schemas = schemasIn(await described())
  expect(schemas.length).toBeGreaterThan(Object.keys(calls).length)
  for (const schema of schemas) expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null])
})

test('it names every call once, with each part of its path', async () => {
  const { paths } = await described()
  const operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, item]) =>
    methods.flatMap(method => (item[method] ? [{ path, ...item[method] }] : [])),
  )
  expect(operations.map(operation => operation.operationId).sort()).toEqual(Object.keys(calls).sort())
  for (const { path, parameters } of operations) {
    const named = parameters
      .filter(parameter => parameter.in === 'path')
      .map(parameter => `{${parameter.name}}`)
    expect([path, named.sort()]).toEqual([path, (path.match(/\{\w+\}/g) ?? []).sort()])
  }
})

test('it says which headers a call reads: the key of an order, and what to do with it again', async () => {
  const { paths } = await described()
  const { parameters } = paths['/orders/'].post
  expect(parameters).toMatchObject([
    {
      name: 'idempotency-key',
      in: 'header',
      required: true,
      schema: {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{16,64}$',
        description: expect.stringContaining('with the same key until one comes'),
      },
    },
  ])
  const others: Operation[] = [paths['/orders/check/'].post, paths['/orders/'].get]
  expect(others.flatMap(call => call.parameters.filter(parameter => parameter.in === 'header'))).toEqual([])
})

interface Operation {
  operationId: string
  parameters: { in: string; name: string }[]
}

/** What stands under `schema`, wherever it stands. */
function schemasIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'schema' ? [child] : schemasIn(child)))
}

test('it says who may call, and what the others hear, as the policies do', async () => {
  const { paths } = await described()
  const of = (path: string, method: string) => {
    const { description, security, responses } = paths[path][method]
    return { description, security, refusals: Object.keys(responses).filter(status => Number(status) >= 400) }
  }
  expect(of('/books/{bid}/', 'get')).toEqual({
    description:
      'Who may call: the owner of the book; anyone while the book is public; who shows the key of its link (x-share).',
    security: [{ token: [] }, {}],
    refusals: ['400', '401', '404'],
  })
  expect(of('/books/{bid}/typeset/', 'put')).toEqual({
    description: 'Who may call: the owner of the book.',
    security: [{ token: [] }],
    refusals: ['400', '401', '403', '404'],
  })
  expect(of('/sessions/', 'post')).toMatchObject({ description: 'Who may call: anyone.', security: [] })
})

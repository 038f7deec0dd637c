import { expect, test } from 'vitest'
import { childEnvironment } from './child-environment.ts'

test('a child is told where things lie, and no secret', () => {
  const usual = {
    DATA_FOLDER: '/data',
    PATH: '/bin',
    Path: 'C:\\',
    TMPDIR: '/tmp',
    LC_ALL: 'C',
    NODE_COMPILE_CACHE: '/x',
    MALLOC_ARENA_MAX: '2',
  }
  const secret = {
    SECRET: 's',
    SECRET_BEFORE: 's',
    DATABASE_URL: 'postgres://',
    S3_SECRET_ACCESS_KEY: 's',
    FACEBOOK_APP_SECRET: 's',
    METRICS_TOKEN: 's',
    PATH_SECRET: 's',
  }
  expect(childEnvironment({ ...usual, ...secret })).toEqual(usual)
})

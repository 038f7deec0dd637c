import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { machineLogin } from './machine-login.ts'

test('who runs a command is named as the machine knows him', () => {
  expect(machineLogin({})).toBe(`machine:${userInfo().username}`)
})

test('with sudo, as who he was before', () => {
  expect(machineLogin({ SUDO_USER: 'wei' })).toBe('machine:wei')
})

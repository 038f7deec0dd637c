import { type Answer, json } from '../http/answer.ts'

export const paypalError = (status: number, name: string, issue?: string): Answer =>
  json(status, {
    name,
    message: 'The requested action could not be performed.',
    ...(issue !== undefined && { details: [{ issue, description: issue }] }),
  })

export const unprocessable = (issue: string): Answer => paypalError(422, 'UNPROCESSABLE_ENTITY', issue)

import { readDeskService } from '#contract/desk-service'
import type { Deps } from '../../../deps.ts'
import { type Route, routesOf } from '../../../kernel/http/route.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { deskPolicy } from '../../shop/desk/policy.ts'
import { presentService } from './present-service.ts'

const route = routesOf(deskPolicy)

export function deskServiceRoutes({ jobs }: { jobs(): readonly Job[] }): readonly Route<Deps>[] {
  return [route(readDeskService, (_, deps) => presentService(deps, jobs()))]
}

import type { Deps } from '../../deps.ts'
import type { Sql } from '../db/connect.ts'
import type { Events, Topic } from './topic.ts'

/** What a feature does when something happens in a feature below it. */
export interface Reaction<P = unknown> {
  topic: Topic<P>
  react(tx: Sql, payload: P, deps: Deps): Promise<void>
}

export function on<P>(topic: Topic<P>, react: Reaction<P>['react']): Reaction {
  // emit gives each reaction the payload of its own topic
  return { topic, react } as Reaction
}

/** Calls the reactions to a topic one after the other, in their order. */
export function eventsOf(reactions: readonly Reaction[], depsOf: () => Deps): Events {
  const byTopic = Map.groupBy(reactions, ({ topic }) => topic.name)
  return {
    async emit(tx, { name }, payload) {
      for (const { react } of byTopic.get(name) ?? []) await react(tx, payload, depsOf())
    },
  }
}

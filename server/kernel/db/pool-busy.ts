/** No connection, or no turn of one's own, became free in time. */
export class PoolBusy extends Error {
  constructor() {
    super('no connection became free in time')
  }
}

import { and, eq } from 'drizzle-orm'
import { request } from 'undici'
import { describe, expect, it } from 'vitest'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { Browser, origin } from '../../../../tests/login/login-fixture.ts'
import { order } from '../../../../tests/login/network-token.ts'
import { networkToken, unseal } from '../../../seal.ts'
import { accountIdOf } from '../../account/identities/account-id-of.ts'
import { revokeTokenJob } from '../../account/identities/revoke-tokens.ts'
import { identities, tokenRevocations } from '../../account/identities/schema.ts'
import { loginStates } from '../../account/login/schema.ts'
import { securityEvents } from '../../account/security/schema.ts'
import { books } from '../books/schema.ts'

const world = freshLogins()

describe('the consent to an import', () => {
  const owner = async (network = 'facebook', person = 'demo') => {
    const browser = world.browser()
    const { uid, key } = await browser.open(await browser.logIn(network, person))
    const [book] = await world.db.select().from(books).where(eq(books.uid, uid))
    return { browser, uid, key, bid: book?.bid ?? '' }
  }

  it('keeps the token sealed and starts the import', async () => {
    const { browser, uid, bid } = await owner()
    const { location } = await browser.go(
      `/social/facebook_data?uid=${uid}&bid=${bid}&source=posts&source=pages`,
    )
    expect(new URL(location).searchParams.get('scope')).toBe(
      'public_profile,user_posts,user_photos,user_videos,pages_show_list,pages_read_engagement',
    )
    const back = await browser.go(await browser.consent(location, 'demo'))
    expect(back.location).toBe(`/app/design/selection?bid=${bid}&tab=facebook&importing=1`)
    expect(await world.imports()).toMatchObject([
      { bid, via: 'facebook', request: { sources: ['posts', 'pages'] } },
    ])
    const [identity] = await world.db.select().from(identities)
    expect(identity?.sealedToken).not.toContain('EAAS')
    expect(unseal(['s'.repeat(32)], networkToken, identity?.sealedToken ?? '')).toMatch(/^EAAS/)
    expect(identity?.tokenExpiresAt).toEqual(new Date(world.clock.now + 5_184_000_000))
  })

  it('keeps the new token alive, however late the network hears that the one before is needed no more', async () => {
    const { browser, uid, bid, key } = await owner()
    const consent = async () => {
      const { location } = await browser.go(`/social/facebook_data?uid=${uid}&bid=${bid}&source=posts`)
      expect((await browser.go(await browser.consent(location, 'demo'))).location).toContain('importing=1')
      const account = and(eq(identities.uid, uid), eq(identities.network, 'facebook'))
      const [identity] = await world.db.select().from(identities).where(account)
      const token = unseal(['s'.repeat(32)], networkToken, identity?.sealedToken ?? '') ?? ''
      const url = `${world.social.base}/facebook/graph/v26.0/me?access_token=${token}`
      const isAlive = async () => {
        const { statusCode, body } = await request(url)
        await body.dump()
        return statusCode === 200
      }
      return { accountId: accountIdOf({ network: 'facebook', subject: identity?.subject ?? '' }), isAlive }
    }
    const first = await consent()
    const another = { network: 'instagram' as const, subject: 'another', uid, name: 'me' }
    await world.db.insert(identities).values({ ...another, linkedAt: new Date() })
    await order(world.social.base, { fail: { path: '/me/permissions', times: 1, status: 500 } })
    const unlinked = await world.app.inject({
      method: 'DELETE',
      url: `/api/0.1/users/${uid}/accounts/${first.accountId}/`,
      headers: { authorization: `Token ${key}` },
    })
    expect(unlinked.json().data.networks).toEqual(['instagram'])
    const revoke = world.queued.find(({ name }) => name === revokeTokenJob.name)
    await expect(revoke?.run()).rejects.toThrow('status 500')
    const second = await consent()
    await revoke?.run()
    expect(await second.isAlive()).toBe(true)
    expect(await world.db.$count(tokenRevocations)).toBe(0)
  })

  it('links a second network to the same user', async () => {
    const { browser, uid, bid } = await owner()
    const { location } = await browser.go(`/social/instagram_data?uid=${uid}&bid=${bid}`)
    const back = await browser.go(await browser.consent(location, 'demo'))
    expect(back.location).toBe(`/app/design/selection?bid=${bid}&tab=instagram&importing=1`)
    const linked = await world.db.select().from(identities).where(eq(identities.network, 'instagram'))
    expect(linked).toMatchObject([{ uid, subject: '17841405822304915' }])
    const events = await world.db.select().from(securityEvents).where(eq(securityEvents.uid, uid))
    const links = events.filter(({ kind }) => kind === 'account-linked')
    expect(links.map(({ target, origin: from }) => [target, from])).toEqual([
      ['instagram', expect.stringMatching(/^198\.51\.100\.0/)],
    ])
    const again = await world.browser().logIn('instagram', 'demo')
    expect(again.get('uid')).toBe(uid)
  })

  it('does not take an account that is somebody else’s', async () => {
    await world.browser().logIn('instagram', 'second')
    const { browser, uid, bid } = await owner()
    const { location } = await browser.go(`/social/instagram_data?uid=${uid}&bid=${bid}`)
    const back = await browser.go(await browser.consent(location, 'second'))
    expect(back.location).toBe('/app/shelf?login=taken')
    expect(await world.imports()).toEqual([])
  })

  it('links nothing to an account that has as many ways to log in as it may have, but reads what is linked', async () => {
    const { browser, uid, bid } = await owner()
    const linkedAt = new Date()
    const mailboxes = Array.from({ length: 49 }, (_, n) => ({
      ...{ network: 'email' as const, subject: `${n}@example.org`, name: `${n}` },
      ...{ uid, expired: false, linkedAt },
    }))
    await world.db.insert(identities).values(mailboxes)
    const consent = async (path: string) => {
      const { location } = await browser.go(`${path}?uid=${uid}&bid=${bid}&source=posts`)
      return (await browser.go(await browser.consent(location, 'demo'))).location
    }
    expect(await consent('/social/instagram_data')).toBe('/app/shelf?login=tooMany')
    expect(await world.imports()).toEqual([])
    expect(await world.db.$count(identities, eq(identities.uid, uid))).toBe(50)
    expect(await consent('/social/facebook_data')).toContain('importing=1')
  })

  it('goes back to the shelf when it is refused', async () => {
    const { browser, uid, bid } = await owner()
    const { location } = await browser.go(`/social/facebook_data?uid=${uid}&bid=${bid}&source=pages`)
    expect((await browser.go(await browser.consent(location, 'refuses'))).location).toBe(
      '/app/shelf?login=refused',
    )
  })

  it('is for the owner of the book', async () => {
    const { browser, uid, bid } = await owner()
    const other = await owner('facebook', 'second')
    for (const query of [
      `uid=${uid}&bid=${bid}`,
      `uid=${other.uid}&bid=${bid}`,
      `uid=${other.uid}&bid=none`,
    ]) {
      const { location } = await other.browser.go(`/social/facebook_data?${query}&source=posts`)
      expect(location).toBe('/app/shelf?login=stranger')
    }
    const { location } = await browser.go(`/social/facebook_data?uid=${uid}&bid=${bid}&source=everything`)
    expect(location).toBe('/app/shelf?login=failed')
    expect(await world.db.$count(loginStates)).toBe(0)
  })

  it('comes after a login for who is not logged in', async () => {
    const { uid, bid } = await owner()
    const path = `/social/facebook_data?uid=${uid}&bid=${bid}&source=posts`
    const { location } = await new Browser(world.app).go(path)
    expect(location).toBe(`/social/facebook_login?state=${encodeURIComponent(`redirect_${origin}${path}`)}`)
    const stale = new Browser(world.app)
    for (const cookie of ['%7B', 'x', 'dead'.repeat(10)]) {
      stale.cookies.set('session', cookie)
      expect((await stale.go(path)).location).toBe(location)
    }
  })
})

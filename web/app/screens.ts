import type { ComponentType } from 'react'
import type { ShopScreen } from '../routes/shop.ts'
import type { Access } from '../session/guard.ts'

export interface Screen {
  path: string
  /** Key below `titles` in `web-frame`. */
  title: string
  access: Access
  /** Namespaces of words that the screen shows, beside the frame's and the errors'. */
  words: readonly string[]
  load: () => Promise<{ Component: ComponentType }>
  /** Shown between the steps of the design. */
  inDesign?: true
}

const shop = (name: ShopScreen) => async () => (await import('../routes/shop.ts')).shopScreen(name)

/** Every screen by its address (specification 2). Each is loaded when one goes there. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'home',
    access: 'public',
    words: ['web-home'],
    load: () => import('../routes/home.tsx'),
  },
  {
    path: '/pricing',
    title: 'pricing',
    access: 'public',
    words: ['web-home', 'web-pricing'],
    load: () => import('../routes/pricing.tsx'),
  },
  {
    path: '/faq',
    title: 'faq',
    access: 'public',
    words: ['web-home', 'web-faq'],
    load: () => import('../routes/faq.tsx'),
  },
  {
    path: '/archives',
    title: 'archives',
    access: 'public',
    words: ['web-home', 'web-archives'],
    load: () => import('../routes/archives.tsx'),
  },
  {
    path: '/login',
    title: 'login',
    access: 'public',
    words: ['web-login'],
    load: () => import('../routes/login.tsx'),
  },
  {
    path: '/login/email',
    title: 'login',
    access: 'public',
    words: ['web-login'],
    load: () => import('../routes/login-email.tsx'),
  },
  {
    path: '/login/link',
    title: 'login',
    access: 'public',
    words: ['web-login'],
    load: () => import('../routes/login-link.tsx'),
  },
  {
    path: '/login/invitation',
    title: 'login',
    access: 'public',
    words: ['web-login'],
    load: () => import('../routes/login-invitation.tsx'),
  },
  {
    path: '/app/shelf',
    title: 'shelf',
    access: 'user',
    words: ['web-shelf'],
    load: () => import('../routes/app/shelf.tsx'),
  },
  {
    path: '/app/review/:bid?',
    title: 'review',
    access: 'public',
    words: ['web-review', 'web-reading'],
    load: () => import('../routes/app/review.tsx'),
  },
  {
    path: '/app/profile',
    title: 'profile',
    access: 'user',
    words: ['web-profile'],
    load: () => import('../routes/app/profile.tsx'),
  },
  {
    path: '/app/login-again',
    title: 'loginAgain',
    access: 'user',
    words: ['web-login'],
    load: () => import('../routes/app/login-again.tsx'),
  },
  {
    path: '/app/joining',
    title: 'joining',
    access: 'user',
    words: ['web-joining', 'web-profile'],
    load: () => import('../routes/app/joining.tsx'),
  },
  {
    path: '/app/design/cover',
    title: 'cover',
    access: 'user',
    words: ['web-cover', 'web-reading'],
    load: () => import('../routes/app/design/cover.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/selection',
    title: 'selection',
    access: 'user',
    words: ['web-selection', 'web-cover'],
    load: () => import('../routes/app/design/selection.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/pages',
    title: 'pages',
    access: 'user',
    words: ['web-cover', 'web-pages', 'web-reading'],
    load: () => import('../routes/app/design/pages.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/content',
    title: 'content',
    access: 'user',
    words: ['web-content', 'web-reading'],
    load: () => import('../routes/app/design/content.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/proofing',
    title: 'proofing',
    access: 'user',
    words: ['web-proofing', 'web-content', 'web-reading'],
    load: () => import('../routes/app/design/proofing.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/privacy',
    title: 'privacy',
    access: 'user',
    words: ['web-privacy', 'web-proofing', 'web-content', 'web-reading'],
    load: () => import('../routes/app/design/privacy.tsx'),
    inDesign: true,
  },
  {
    path: '/app/design/preview',
    title: 'preview',
    access: 'user',
    words: ['web-preview', 'web-reading'],
    load: () => import('../routes/app/design/preview.tsx'),
    inDesign: true,
  },
  {
    path: '/app/checkout',
    title: 'checkout',
    access: 'user',
    words: ['web-checkout', 'web-addresses', 'web-coupons', 'web-prices'],
    load: shop('Checkout'),
  },
  {
    path: '/app/payment/checkout',
    title: 'checkout',
    access: 'user',
    words: ['web-checkout', 'web-addresses', 'web-coupons', 'web-prices'],
    load: shop('PaymentCheckout'),
  },
  {
    path: '/app/payment/address',
    title: 'addresses',
    access: 'user',
    words: ['web-checkout', 'web-addresses'],
    load: shop('PaymentAddress'),
  },
  {
    path: '/app/payment/trade',
    title: 'trade',
    access: 'user',
    words: ['web-checkout', 'web-addresses'],
    load: shop('PaymentTrade'),
  },
  {
    path: '/app/payment/:bid/status',
    title: 'paymentStatus',
    access: 'user',
    words: ['web-checkout'],
    load: shop('PaymentStatus'),
  },
  {
    path: '/app/trade/:bid',
    title: 'trade',
    access: 'user',
    words: [],
    load: shop('TradeRedirect'),
  },
  {
    path: '/app/addresses',
    title: 'addresses',
    access: 'user',
    words: ['web-addresses'],
    load: shop('Addresses'),
  },
  {
    path: '/app/order',
    title: 'order',
    access: 'user',
    words: ['web-orders'],
    load: shop('Order'),
  },
  {
    path: '/app/orders',
    title: 'orders',
    access: 'user',
    words: ['web-orders'],
    load: shop('Orders'),
  },
  {
    path: '/app/pdf',
    title: 'pdf',
    access: 'user',
    words: ['web-orders'],
    load: shop('Pdf'),
  },
  {
    path: '/app/coupons',
    title: 'coupons',
    access: 'user',
    words: ['web-coupons'],
    load: shop('Coupons'),
  },
  {
    path: '/desk/:part?',
    title: 'desk',
    access: 'user',
    words: ['web-desk', 'web-orders', 'web-desk-shop', 'web-desk-service', 'web-coupons', 'web-profile'],
    load: shop('Desk'),
  },
  {
    path: '/coupons/claim/:cid',
    title: 'coupons',
    access: 'public',
    words: ['web-coupons'],
    load: shop('Claim'),
  },
  {
    path: '/404',
    title: 'notFound',
    access: 'public',
    words: [],
    load: () => import('../routes/not-found.tsx'),
  },
]

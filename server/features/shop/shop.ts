import type { Job } from '../../kernel/jobs/jobs.ts'
import type { Layer } from '../../layer.ts'
import { addressBookPolicy, addressPolicy } from './addresses/policy.ts'
import { addressRoutes } from './addresses/routes.ts'
import { afterPayment } from './after-payment.ts'
import { basketPolicy } from './basket/policy.ts'
import { basketRoutes } from './basket/routes.ts'
import { belongingsRoutes } from './belongings/routes.ts'
import { couponBookPolicy } from './coupons/policy.ts'
import { couponRoutes } from './coupons/routes.ts'
import { deskActRoutes } from './desk/acts/routes.ts'
import { couponBatchRoutes } from './desk/coupon-batches/routes.ts'
import { deskCouponRoutes } from './desk/coupons/routes.ts'
import { deskFigureRoutes } from './desk/figures/routes.ts'
import { deskPolicy } from './desk/policy.ts'
import { deskPriceRoutes } from './desk/prices/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { joiningRoutes } from './joining/routes.ts'
import { noticeJob } from './notices/notice-job.ts'
import { noticeReactions } from './notices/reactions.ts'
import { noticeRoutes } from './notices/routes.ts'
import { orderBookPolicy, orderPolicy } from './orders/policy.ts'
import { orderReactions } from './orders/reactions.ts'
import { orderRoutes } from './orders/routes.ts'
import { ordersToMake } from './orders-to-make.ts'
import { paymentParts } from './payments/payment-parts.ts'
import { refundJob } from './payments/refund-job.ts'
import { paymentRoutes } from './payments/routes.ts'
import { sweepPaymentsJob } from './payments/sweep-job.ts'
import { paymentWebhooks } from './payments/webhooks.ts'
import { pricePolicy } from './prices/policy.ts'
import { priceRoutes } from './prices/routes.ts'
import { shipmentsOfOrders } from './shipments-of-orders.ts'

const made = afterPayment(ordersToMake)

/** What is sold: prices, baskets, orders and how they are paid, made and sent. */
export const shop: Layer = {
  routes: [
    ...priceRoutes,
    ...addressRoutes,
    ...couponRoutes,
    ...basketRoutes,
    ...belongingsRoutes,
    ...deskRoutes,
    ...deskActRoutes,
    ...deskCouponRoutes,
    ...couponBatchRoutes,
    ...deskFigureRoutes,
    ...deskPriceRoutes,
    ...joiningRoutes,
    ...noticeRoutes,
    ...orderRoutes({ payments: paymentParts, shipments: shipmentsOfOrders }),
    ...paymentRoutes,
  ],
  async mount(app, deps) {
    await app.register(paymentWebhooks, { deps })
    await made.mount(app, deps)
  },
  // each job knows its own payload; the list of all of them does not
  jobs: [refundJob as Job, sweepPaymentsJob as Job, noticeJob as Job, ...made.jobs],
  reactions: [...orderReactions, ...noticeReactions, ...made.reactions],
}

export const shopPolicies = {
  addressBook: addressBookPolicy,
  address: addressPolicy,
  couponBook: couponBookPolicy,
  basket: basketPolicy,
  orderBook: orderBookPolicy,
  order: orderPolicy,
  price: pricePolicy,
  desk: deskPolicy,
} as const

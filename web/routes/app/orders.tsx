export { Order } from '../../features/orders/order.tsx'
export { Orders } from '../../features/orders/orders.tsx'
export { Pdf } from '../../features/orders/pdf.tsx'

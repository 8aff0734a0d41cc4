import { addressLines, placeLine } from '../../../shared/address/address-lines.ts'
import type { CartShipment } from '../../../shared/contracts/cart.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Shipment = Pick<CartShipment, 'code' | 'storeId' | 'storeName' | 'collectionPoint' | 'pickupPerson' | 'address'>

/**
 * Where a shipment is handed over, line by line, and who collects it: a store or a parcel shop if it goes to one, and
 * then no home address.
 */
export function handoverLines({ t }: Pick<RequestContext, 't'>, shipment: Shipment): readonly string[] {
  const { code, storeId, storeName, collectionPoint: point, pickupPerson: person, address } = shipment
  const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim()
  const collected = name === '' ? [] : [t('checkout.collectedBy', { name })]
  if (storeId !== null) return [storeName ?? '', ...collected].filter((line) => line !== '')
  if (code === 'pudo') {
    const place = point ? [point.name, point.addressLine1, placeLine(point)] : []
    return [...place.filter((line) => line.trim() !== ''), ...collected]
  }
  return address ? addressLines(address) : []
}

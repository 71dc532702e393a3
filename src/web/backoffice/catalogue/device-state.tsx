import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TabLinks } from '#web/backoffice/frame/tab-links.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import type { OfficeDeviceData } from './device.tsx'

type Props = { found: Pick<OfficeDeviceData, 'device' | 'prices' | 'variants' | 'done'> }

/** What one should know before anything else: whether visitors see it, and whether it can be sold. */
export function DeviceState({ found: { device, prices, variants, done } }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()

  return (
    <>
      {may('catalogue.change') && (
        <p className="cluster">
          <a href={`/catalogue/${device.id}/edit`}>{t('office.catalogue.devices.edit')}</a>
          <a href={`/catalogue/${device.id}/pictures`}>{t('office.catalogue.pictures.link')}</a>
          <a href={`/catalogue/new?like=${device.id}`}>{t('office.catalogue.devices.addVariant')}</a>
          <a href={`/catalogue/${device.id}/merge`}>{t('office.catalogue.devices.merge')}</a>
        </p>
      )}
      {variants.length > 1 && (
        <TabLinks
          label={t('office.catalogue.devices.variants')}
          tabs={variants.map(({ id, name }) => ({
            href: `/catalogue/${id}`,
            text: name,
            isCurrent: id === device.id,
          }))}
        />
      )}
      {done && <Notice look="success" live="status" title={t(`office.catalogue.${done}`)} />}
      {!device.isListed && <Notice look="info" title={t('office.catalogue.devices.hiddenText')} />}
      {prices.length === 0 && (
        <Notice look="warning" title={t('office.catalogue.devices.noPrice')}>
          <p>
            {t(
              may('prices.change') ? 'office.catalogue.devices.noPriceText' : 'office.catalogue.devices.noPriceOthers',
            )}
          </p>
          {may('prices.see') && (
            <p>
              <a href="/prices">{t('office.catalogue.devices.priceLists')}</a>
            </p>
          )}
        </Notice>
      )}
    </>
  )
}

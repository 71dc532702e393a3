import { needsBusinessQuote } from '#domain/cart/needs-business-quote.ts'
import type { ListSums } from '#domain/business/lists/stored-list.ts'
import { sellerGrades, type SellerGrade } from '#domain/offers/questions/grades.ts'
import { nextTier } from '#domain/offers/pricing/volume-tiers.ts'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useRules, useTranslate } from '#web/shop-context.tsx'
import { useMoney } from '#web/use-money.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RadioGroup } from '#web/ui/field.tsx'

type Props = { sums: ListSums; assumedGrade: SellerGrade; address: string; token: string }

/** What the whole list comes to, and what can be done with it. */
export function ListSummary({ sums, assumedGrade, address, token }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const path = usePath()
  const rules = useRules()
  const { manualFrom, cap } = rules.business
  const { found, problems, graded, pieces, tier, totals } = sums
  const total = totals[assumedGrade]
  const next = nextTier(rules, pieces)
  const isLarge = needsBusinessQuote(rules, total, pieces)

  return (
    <div className="beside" data-list="done">
      <Card as="section" look="brand" className="stack">
        <h2>{t('deviceList.sums.title', { count: pieces })}</h2>
        <p className="product__offer">{t('deviceList.net', { amount: money(total) })}</p>
        <p>
          {tier > 0 && t('deviceList.sums.tier', { percent: tier / 100 })}{' '}
          {next && t('deviceList.sums.nextTier', { pieces: next.pieces, percent: next.bonus / 100 })}{' '}
          {t('deviceList.sums.final')}
        </p>
        {isLarge && <p>{t('deviceList.sums.large', { pieces: manualFrom, amount: money(cap) })}</p>}
        <p className="cluster">
          {found + problems > 0 && (
            <LinkButton href={`${path('businessQuoteRequest')}?liste=${token}`}>
              {t('deviceList.sums.quote')}
            </LinkButton>
          )}
          <LinkButton href={`/api/device-lists/${token}/result`} look="quiet" download>
            <Icon name="download" size={18} />
            {t('deviceList.sums.download')}
          </LinkButton>
        </p>
      </Card>
      {graded < found && <GradeForm {...{ sums, assumedGrade, address }} />}
    </div>
  )
}

/** What rows count as that do not say how their devices look; with what the whole list would then come to. */
function GradeForm({ sums: { totals, graded, found }, assumedGrade, address }: Omit<Props, 'token'>) {
  const t = useTranslate()
  const money = useMoney()

  return (
    <form method="post" action={address} className="stack">
      <RadioGroup
        key={assumedGrade}
        name="grade"
        label={t('deviceList.assume.label', { count: found - graded })}
        hint={t('deviceList.assume.hint')}
        defaultValue={assumedGrade}
        options={sellerGrades.map((grade) => ({
          value: grade,
          label: t(`deviceList.grade.${grade}`),
          hint: t('deviceList.net', { amount: money(totals[grade]) }),
        }))}
      />
      <p>
        <Button type="submit" look="quiet">
          {t('deviceList.assume.submit')}
        </Button>
      </p>
    </form>
  )
}

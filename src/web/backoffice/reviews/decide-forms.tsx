import { Form } from 'react-router'
import { MAX_REPLY_LENGTH, rejectReasons, type Review } from '#domain/reviews/review.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Every form says which words its colleague has read. */
const Seen = ({ review: { changedAt } }: { review: Review }) => (
  <input type="hidden" name="seen" value={new Date(changedAt).getTime()} />
)

type Props = { review: Review; /** What was typed before something went wrong. */ reply: string | undefined }

/** Shown or not shown, and what the shop says to it. */
export function DecideForms({ review, reply }: Props) {
  const t = useOfficeTranslate()

  return (
    <>
      <section className="stack office-form">
        <h2>{t('office.reviews.decide')}</h2>
        <Notice>
          <p>{t('office.reviews.fair')}</p>
        </Notice>
        {review.status !== 'published' && (
          <Form method="post">
            <Seen review={review} />
            <Button type="submit" name="intent" value="publish">
              {t('office.reviews.publish')}
            </Button>
          </Form>
        )}
        {review.status !== 'rejected' && <RejectForm review={review} />}
      </section>
      <Form method="post" className="stack office-form" key={review.reply}>
        <Seen review={review} />
        <TextArea
          label={t('office.reviews.reply')}
          hint={t('office.reviews.replyHint')}
          name="reply"
          rows={5}
          maxLength={MAX_REPLY_LENGTH}
          defaultValue={reply ?? review.reply}
        />
        <div>
          <Button type="submit" name="intent" value="reply" look="quiet">
            {t('office.reviews.saveReply')}
          </Button>
        </div>
      </Form>
    </>
  )
}

function RejectForm({ review }: { review: Review }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack stack--tight">
      <Seen review={review} />
      <Select
        label={t('office.reviews.reason')}
        hint={t('office.reviews.told')}
        name="reason"
        options={[
          { value: '', label: t('office.reviews.chooseReason') },
          ...rejectReasons.map((value) => ({ value, label: t(`office.reviews.reasons.${value}`) })),
        ]}
      />
      <div>
        <Button type="submit" name="intent" value="reject" look="quiet">
          {t('office.reviews.reject')}
        </Button>
      </div>
    </Form>
  )
}

import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { deleteUnused } from './picture-store.ts'
import { filesOfPicture, openedFile, storedAs } from './picture-files.ts'

/** Photos that no device shows any more. Their files go before the rows that name them. */
export const pictureSteps = {
  pictures: ({ db, files, now }, most) =>
    db.transaction().execute(async (tx) => {
      const gone = await deleteUnused(tx, daysBefore(now(), retention.picturesDays), most)
      const names = gone
        .filter(({ isLast }) => isLast)
        .flatMap(({ hash }) => [openedFile(hash), ...filesOfPicture(hash).map(({ name }) => storedAs(name))])
      await Promise.all(names.map((name) => files.remove(name)))
      return gone.length
    }),
} satisfies RetentionSteps

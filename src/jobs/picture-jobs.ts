import { ENCODE_PICTURE, encodePicture, type EncodePictureJob } from '#domain/catalogue/pictures/encode-picture.ts'
import type { Engines } from '#engines/engines.ts'

/** Sizes and forms of photos that colleagues have uploaded. */
export const startPictureJobs = (engines: Engines): Promise<void> =>
  engines.jobs.work<EncodePictureJob>(ENCODE_PICTURE, (job) => encodePicture(engines, job))

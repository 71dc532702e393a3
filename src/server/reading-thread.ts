import { marketFile } from '#domain/catalogue/market-prices/market-file.ts'
import { pictureFile } from '#domain/catalogue/pictures/picture-file.ts'
import { priceFile } from '#domain/catalogue/price-lists/price-file.ts'
import { attachmentFile } from '#domain/contact/attachments/attachment-file.ts'
import { redirectFile } from '#domain/content/redirect-file.ts'
import { photoFile } from '#domain/inspection/photos/photo-file.ts'
import { settlementFile } from '#domain/payouts/settlements/read-settlement.ts'
import { labelDrawing } from '#engines/carriers/label-drawing.ts'
import { readInThread } from '#engines/readers/read-in-thread.ts'
import { shelfPacker } from '#engines/search/embedded/pack-shelf.ts'
import { spreadsheetFile } from '#engines/spreadsheets/read-spreadsheet.ts'
import { pngDrawing } from '#server/assets/png-drawing.ts'

/** Everything that reads files which people have sent, draws, or else takes long without asking anybody. */
readInThread([
  spreadsheetFile,
  attachmentFile,
  photoFile,
  pictureFile,
  priceFile,
  marketFile,
  redirectFile,
  settlementFile,
  shelfPacker,
  labelDrawing,
  pngDrawing,
])

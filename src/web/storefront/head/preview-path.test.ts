import { expect, test } from 'vitest'
import { previewPath } from './preview-path.ts'

test.each([
  ['/art/iphone/apple/iphone-14.svg', '/previews/iphone/apple/iphone-14.png'],
  ['/pictures/0123456789abcdef01234567-640.jpg', '/pictures/0123456789abcdef01234567-preview.jpg'],
  ['/art/placeholder.svg', '/previews/home.png'],
  ['/uploads/photo.jpg', '/previews/home.png'],
  ['https://evil.example/art/a/b/c.svg', '/previews/home.png'],
  [undefined, '/previews/home.png'],
])('the preview of %s is %s', (picture, preview) => {
  expect(previewPath(picture)).toBe(preview)
})

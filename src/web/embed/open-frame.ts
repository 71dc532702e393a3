import { setWitness } from '#web/browser/track.ts'
import { openDialogsInSight, watchHeight } from './frame-height.ts'
import { openTabs, takePartnerAlong } from './frame-links.ts'
import { messageAbout, openParentPort } from './frame-messages.ts'
import { partnerOfFrame } from './frame-partner.ts'
import { carrySession } from './frame-session.ts'

/** What a page does besides, if it stands inside a partner's page. Nobody else loads this. */
export function openFrame(): void {
  const { origins = '' } = document.documentElement.dataset
  const partner = partnerOfFrame(window)
  window.fetch = carrySession(window.fetch.bind(window), location.origin, partner)

  const parentPort = openParentPort(window, origins.split(' '), () => measure())
  const measure = watchHeight(window, (height) => parentPort.post({ type: 'height', height }))
  setWitness((event) => {
    const message = messageAbout(event)
    if (message) parentPort.post(message)
  })
  openDialogsInSight(window)
  openTabs(window)
  if (partner !== undefined) takePartnerAlong(window, partner)
}

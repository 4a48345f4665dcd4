import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** Something is shown as long as the element is pointed at, by mouse or keyboard. */
export const whilePointedAt =
  (show: () => void, hide: () => void): Attachment<HTMLElement> =>
  (element) => {
    const stop = [
      on(element, 'pointerenter', show),
      on(element, 'focusin', show),
      on(element, 'pointerleave', hide),
      on(element, 'focusout', hide),
    ]
    return () => stop.forEach((one) => one())
  }

/** Handlers for a button: something is shown as long as it is pointed at, by mouse or keyboard. */
export const whilePointedAt = (show: () => void, hide: () => void): Record<`on${string}`, () => void> => ({
  onpointerenter: show,
  onpointerleave: hide,
  onfocusin: show,
  onfocusout: hide,
})

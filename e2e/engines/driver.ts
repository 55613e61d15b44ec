/** How a window is opened. */
export interface WindowOptions {
  width: number
  height: number
  reducedMotion: boolean
  colorScheme: 'light' | 'dark'
  runsScripts: boolean
  /**
   * Runs in each document before its own scripts. It uses nothing from outside itself. A driver
   * that cannot do so runs it once the document is there.
   */
  preload: () => void
}

/** Where an expression runs: in the page, or in its one frame. */
export type Place = 'page' | 'frame'

/**
 * The frame that stands for a place.
 * @throws where the page has none in it
 */
export function frameAt<Frame extends { childFrames: () => Frame[] }>(
  main: Frame,
  place: Place,
): Frame {
  const frame = place === 'page' ? main : main.childFrames()[0]
  if (!frame) throw new Error('There is no frame.')
  return frame
}

/** One tab of a browser, and the least that its driver must be able to do with it. */
export interface DrivenWindow {
  /** Resolves when the document can be read; frames and pictures may still be on their way. */
  goTo: (address: string) => Promise<void>
  /** The value, as JSON has it, of an expression or of the promise that it gives. */
  evaluate: (expression: string, place: Place) => Promise<unknown>
  /** Presses a key by its name in UI Events, or several at once: 'Tab', 'a', 'Shift+Tab'. */
  press: (key: string) => Promise<void>
  /** Presses the main button of a real pointer, in CSS pixels from the window's corner. */
  clickAt: (x: number, y: number) => Promise<void>
  close: () => Promise<void>
}

/** One browser. */
export interface Driver {
  openWindow: (options: WindowOptions) => Promise<DrivenWindow>
  close: () => Promise<void>
}

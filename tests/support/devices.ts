export const SMALL_PHONE = { width: 360, height: 780 }
export const PHONE = { width: 390, height: 844 }
export const TABLET = { width: 768, height: 1024 }
export const LAPTOP = { width: 1280, height: 720 }
export const DESKTOP = { width: 1920, height: 1080 }
export const DEVICES = [SMALL_PHONE, PHONE, TABLET, LAPTOP, DESKTOP]

/** Address of what home screens are told (W3C, "Web Application Manifest"). */
export const MANIFEST = '/site.webmanifest'

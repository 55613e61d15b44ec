import { resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ownersTexts } from '../content/owner.ts'
import { checkOwner } from './owner-schema.ts'

const { OWNER_FILE: file } = process.env

/** The owner's texts, checked, from `src/content/owner.ts` or the file that OWNER_FILE names. */
export const owner = file
  ? checkOwner(
      file,
      (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)).ownersTexts,
    )
  : checkOwner('src/content/owner.ts', ownersTexts)

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawShareCard } from './draw-share-card.tsx'

const draw = (title: string, line: string) => drawShareCard({ title, line }, () => '#888888')

it('a share card has the size that social networks expect, and no letter that its font lacks', async () => {
  const card = await draw('Şessiz, Łódź', 'Ruhe bei Tinnitus – façon ½')
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  await expect(draw('Ōto', 'A line')).rejects.toThrow('The share cards’ font has no “Ō”')
  await expect(draw('A title', 'Тихо')).rejects.toThrow('has no “Тихо”')
})

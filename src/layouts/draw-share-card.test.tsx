import { expect, it } from 'vitest'
import { drawShareCard } from './draw-share-card.tsx'

const draw = (title: string, line: string) => drawShareCard({ title, line }, () => '#888888')

it('a share card has no letter that its font lacks', async () => {
  await draw('Şessiz, Łódź', 'Ruhe bei Tinnitus – façon ½')
  await expect(draw('Ōto', 'A line')).rejects.toThrow('The share cards’ font has no “Ō”')
  await expect(draw('A title', 'Тихо')).rejects.toThrow('has no “Тихо”')
})

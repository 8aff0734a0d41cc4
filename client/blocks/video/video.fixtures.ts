import type { z } from 'zod'
import type { HostedVideoProps } from './hosted-video-props.ts'
import type { VideoProps } from './video.tsx'

const poster = { url: '/images/scenes/court-wall', alt: '' }
const media = {
  kind: 'video',
  source: '/films/kerb-stones.mp4',
  title: 'Shadows moving over kerb stones',
  poster,
  ratio: { sm: 1, lg: 16 / 9 },
} as const

export const videoFixtures: Readonly<Record<string, z.input<typeof VideoProps>>> = {
  native: { title: 'The kerb, at six in the morning', media, captionText: 'One street, one minute of light.' },
  lazy: {
    title: 'Asked first',
    media: {
      ...media,
      lazy: true,
      loop: false,
      captions: { url: '/films/kerb-stones.vtt', language: 'en', label: 'English' },
    },
  },
  youtube: { media: { ...media, provider: 'youtube', source: 'k3rbSt0nes1' } },
  vimeo: { media: { ...media, provider: 'vimeo', source: '100200300' }, captionText: 'Sechs Uhr, Kopfsteinpflaster' },
  noPoster: { media: { ...media, poster: undefined, lazy: true } },
}

const hosted = {
  title: 'How a pair is resoled, from knife to wax',
  cloudName: 'kerb',
  publicId: 'films/resole',
  durationSeconds: 74,
  host: 'https://films.kerb.example',
  lazy: true,
  poster: { url: '/images/scenes/studio-boxes', alt: '' },
} as const

export const hostedVideoFixtures: Readonly<Record<string, z.input<typeof HostedVideoProps>>> = {
  shown: { ...hosted, heading: 'Two weeks in eighty seconds', captionText: 'The workshop.' },
  tooShort: { ...hosted, durationSeconds: 30 },
  noCloud: { ...hosted, cloudName: '' },
  noId: { ...hosted, publicId: '' },
}

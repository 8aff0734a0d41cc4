import { z } from 'zod'
import { Cta } from '../../../shared/content/document.ts'
import { MediaPicture } from '../../../shared/content/media.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { CtaList } from '../parts/cta-list.tsx'
import { displayClass } from '../parts/display.ts'
import { ScenePicture } from '../parts/picture.tsx'
import css from './hero.css?inline'
import { heroFixtures } from './hero.fixtures.ts'

/** Spec 2 §2.1 "Hero". `tone` is the words' own: `dark` on a pale picture, `light` on a deep one. */
export const HeroProps = z.object({
  variant: z.enum(['standard', 'below-image']).default('standard'),
  eyebrowText: z.string().max(120).optional(),
  title: z.string().min(1).max(160),
  subtitle: z.string().max(300).optional(),
  media: MediaPicture,
  targets: z.array(Cta).max(4).default([]),
  textAlignment: z.enum(['left', 'center', 'right']).default('left'),
  gradientStyle: z.enum(['full', 'focused', 'off']).default('off'),
  tone: z.enum(['dark', 'light']).default('dark'),
  titleH1: z.boolean().default(false),
})

const hero = defineBlock({
  type: 'hero',
  props: HeroProps,
  css,
  fixtures: heroFixtures,
  render(props, { locale, first }) {
    const Title = props.titleH1 ? 'h1' : 'h2'
    const over = props.variant === 'standard'
    const classes = ['hero', props.textAlignment, over ? 'over' : 'below', over ? `grad-${props.gradientStyle}` : '']
    if (over && props.tone === 'light') classes.push('dark')
    return (
      <section className={classes.filter(Boolean).join(' ')}>
        <div className="hero-pic">
          <ScenePicture media={props.media} sizes={{ sm: '100vw', lg: '100vw' }} eager={first} />
        </div>
        <div className="hero-words edge">
          {props.eyebrowText ? <p className="label">{props.eyebrowText}</p> : null}
          <Title className={displayClass(props.title)}>{props.title}</Title>
          {props.subtitle ? <p className="lead">{props.subtitle}</p> : null}
          <CtaList locale={locale} targets={props.targets} />
        </div>
      </section>
    )
  },
})

export const heroBlocks: readonly BlockDefinition[] = [hero]

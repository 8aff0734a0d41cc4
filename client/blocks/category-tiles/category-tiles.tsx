import { z } from 'zod'
import { LinkTarget } from '../../../shared/content/document.ts'
import { MediaPicture } from '../../../shared/content/media.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { Link } from '../parts/link.tsx'
import { ScenePicture } from '../parts/picture.tsx'
import css from './category-tiles.css?inline'

/** Spec 2 §2.1 "Category card": two to six pictures with one word each. */
export const CategoryTilesProps = z.object({
  title: z.string().max(160).optional(),
  tiles: z
    .array(z.object({ title: z.string().min(1).max(80), media: MediaPicture, target: LinkTarget }))
    .min(1)
    .max(6),
})

const tile = (title: string, scene: string, url: string) => ({
  title,
  media: { url: `/images/scenes/${scene}`, alt: '' },
  target: { url },
})
const four = [
  tile('Low-tops', 'tile-low', '/c/low-tops-111'),
  tile('Runners', 'tile-run', '/c/runners-112'),
  tile('Jackets', 'tile-jacket', '/c/jackets-121'),
  tile('Übergangsjacken', 'tile-bag', '/c/bags-131'),
]

const categoryTiles = defineBlock({
  type: 'category-tiles',
  props: CategoryTilesProps,
  css,
  fixtures: {
    four: { title: 'Where to start', tiles: four },
    three: { tiles: four.slice(0, 3) },
    two: { title: 'Women, men', tiles: four.slice(0, 2) },
  },
  render: (props, { locale, id, first }) => (
    <section className={`tiles edge n${props.tiles.length}`} {...(props.title ? { 'aria-labelledby': `${id}-t` } : {})}>
      {props.title ? (
        <h2 className="title" id={`${id}-t`}>
          {props.title}
        </h2>
      ) : null}
      <ul>
        {props.tiles.map(({ title, media, target }, index) => (
          <li key={target.url}>
            <Link locale={locale} target={target}>
              <span className="pic" data-ground="stone">
                <ScenePicture
                  media={media}
                  sizes={{ sm: '50vw', lg: props.tiles.length === 2 ? '50vw' : '33vw' }}
                  ratio={{ sm: 0.8, lg: props.tiles.length === 2 ? 1.25 : 0.8 }}
                  eager={first && index === 0}
                />
              </span>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ),
})

export const categoryTilesBlocks: readonly BlockDefinition[] = [categoryTiles]

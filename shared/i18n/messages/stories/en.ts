/** Stories, pop-up, photos and menu: what blocks that read on say. The voice and the form are those of ../en.ts. */
export const storiesEn = {
  'articles.label': 'Stories',
  'articles.filter': 'Topics',
  'articles.remove': '{label}, chosen. Take it away',
  'articles.seeMore': 'More topics',
  'articles.seeLess': 'Fewer topics',
  'articles.count': '{count, plural, =0 {No stories} one {{shown} of # story} other {{shown} of # stories}}',
  'articles.more': 'Load more',
  'articles.none': 'No story has all of these topics yet',
  'articles.all': 'See every story',
  'articles.failed': 'The stories did not arrive. Try again in a moment.',
  'popUp.region': 'Offer',
  'popUp.close': 'Close for good: {title}',
  'social.title': 'As worn',
  'social.loading': 'Photos are on their way',
  'social.failed': 'The photos did not arrive.',
} as const satisfies Record<string, string>

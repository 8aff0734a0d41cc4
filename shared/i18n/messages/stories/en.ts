/** Stories, pop-up, photos and menu: what blocks that read on say. The voice and the form are those of ../en.ts. */
export const storiesEn = {
  'articles.label': 'Stories',
  'articles.filter': 'Topics',
  'articles.remove': '{label}, selected. Remove',
  'articles.seeMore': 'More topics',
  'articles.seeLess': 'Fewer topics',
  'articles.count': '{count, plural, =0 {No stories} one {{shown} of # story} other {{shown} of # stories}}',
  'articles.more': 'Load more',
  'articles.none': 'No story has all of these topics yet',
  'articles.all': 'See every story',
  'articles.failed': 'We could not load the stories. Try again in a moment.',
  'popUp.region': 'Offer',
  'popUp.close': 'Do not show again: {title}',
  'social.title': 'As worn',
  'social.loading': 'Loading photos',
  'social.show': 'Show photos from another service',
  'social.failed': 'We could not load the photos.',
} as const satisfies Record<string, string>

/** Things that move and can be stopped: films and carousels. */
export const motionEn = {
  'video.play': 'Play “{title}”',
  'video.pause': 'Pause “{title}”',
  'video.playAt': 'Play “{title}” on {site}',
  'carousel.slides': 'Choose a slide',
  'carousel.slide': 'Slide {index} of {count}',
  'carousel.previousIn': 'Previous: {title}',
  'carousel.nextIn': 'Next: {title}',
  'carousel.play': 'Start the slideshow',
  'carousel.pause': 'Pause the slideshow',
  'carousel.untitled': 'Slides',
} as const

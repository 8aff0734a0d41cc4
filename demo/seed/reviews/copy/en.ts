import type { ReviewCopy } from '../review-copy.ts'

export const en: ReviewCopy = {
  authors: ['Maya R.', 'Jordan T.', 'Priya', 'Sam W.', 'Dana', 'Eli K.', 'Ruth', 'Marcus B.', 'Noor', 'Casey L.'],
  titles: {
    good: [
      'My new everyday pair',
      'Better than expected',
      'Would buy again',
      'Worth the price',
      'So comfortable',
      'Love them',
    ],
    mixed: ['Good, but not perfect', 'Nice with one flaw', 'Decent for the price'],
    poor: ['Not for me', 'Sent them back', 'Expected more'],
  },
  openings: {
    shoes: {
      good: [
        'I wore these for a full day in the city right out of the box, without a single blister.',
        'The sole has just enough give, and my knees notice it after a long walk.',
        'I stand all day at work, and these are the first pair I don’t want to kick off at five.',
        'They look even better in person than in the pictures.',
        'Light enough for travel and sturdy enough for cobblestones.',
        'My third pair from here, and the best so far.',
        'I walked a half marathon’s worth of sightseeing in them over one weekend.',
      ],
      mixed: [
        'They are comfortable once broken in, but the first week was stiff.',
        'I like the look a lot. The insole could be thicker.',
      ],
      poor: ['The heel rubbed on every walk, even with thick socks.', 'The sole was worn down after two months.'],
    },
    clothes: {
      good: [
        'The fabric is heavier than I expected and keeps its shape.',
        'I live in this on weekends, and it still looks new.',
        'Simple and well made, and it goes with everything I own.',
        'Comfortable enough to travel in all day.',
        'It washes well: no pilling, no fading.',
      ],
      mixed: [
        'Nice fabric, but the seams could be cleaner.',
        'I like the cut. The color is a little darker than in the pictures.',
      ],
      poor: ['It lost its shape after the second wash.'],
    },
    extras: {
      good: [
        'I use it every single day and it still looks new.',
        'A small thing that is made with a lot of care.',
        'I bought one for myself and a second one as a gift.',
        'Exactly as described, and a little prettier.',
        'It has come along on every trip since.',
      ],
      mixed: ['It does what it should, but it feels a little thin.'],
      poor: ['It started to come apart after a few weeks.'],
    },
  },
  details: {
    good: [
      'The stitching is neat everywhere I looked.',
      'After three months it has hardly aged.',
      'Delivery took two days and there was no plastic in the box.',
      'I have already had two compliments on the color.',
      'I ordered a second color the week after.',
    ],
    mixed: ['Fine in dry weather, less so in the rain.', 'I would wait for a sale.'],
    poor: ['The return was easy, at least.', 'A pity, because I really like the design.'],
  },
  shoeFit: {
    small: 'They run small: I had to go up a whole size.',
    'slightly-small': 'They run a little small: go up half a size.',
    true: 'True to size: I took my usual size.',
    'slightly-large': 'They run a little large: go down half a size.',
    large: 'They run large: I had to go down a whole size.',
  },
  clothesFit: {
    small: 'It is cut small: I needed the next size up.',
    'slightly-small': 'It is cut a little tight.',
    true: 'My usual size fits perfectly.',
    'slightly-large': 'It is cut a little wide.',
    large: 'It is cut large: I needed the next size down.',
  },
  questions: {
    shoes: [
      [
        'Can I take out the insole and put in my own?',
        'Yes. The insole isn’t glued in, and there is room for an orthotic of normal height.',
      ],
      [
        'Are they OK in the rain?',
        'A shower is fine. Let them dry away from a heater and treat them with a spray afterwards.',
      ],
      ['I have wide feet. Should I go up a size?', 'Half a size up usually works. Returns are free if it doesn’t.'],
    ],
    clothes: [
      ['Does it shrink in the wash?', 'It is preshrunk. Wash it at 85 °F and let it dry on a line.'],
      ['Is the fabric see-through?', 'No. It is dense enough to be worn without anything below it.'],
    ],
    extras: [
      ['How do I clean it?', 'With a damp cloth and a little mild soap. Please don’t put it in the washing machine.'],
    ],
  },
  team: 'Kerb customer care',
}

import type { StoriesCopy } from './plan.ts'

export const storiesEn: StoriesCopy = {
  title: 'Stories',
  description: 'How our things are made, worn, washed and repaired, and where people walk in them.',
  more: 'Read on',
  tags: {
    care: 'Care',
    fit: 'Fit',
    making: 'Making',
    people: 'People',
    walks: 'City walks',
    materials: 'Materials',
    repair: 'Repair',
    colour: 'Color',
    weather: 'Weather',
    courts: 'Courts',
    kids: 'Kids',
    season: 'Seasons',
  },
  stories: {
    'new-season-notes': {
      title: 'Notes on the new season',
      text: `Fewer shapes than last year, and one more green. We dropped two soles that looked better than they walked, and kept the low one that everybody in the studio wears home.
The clothes follow the shoes this time: pale, heavy and cut wide enough to sit down in. If you buy one thing, let it be the jacket. It is the piece we argued about longest, which is usually a good sign.`,
    },
    'rain-rules': {
      title: 'What to do with wet boots',
      text: `Open the laces, pull out the insole, stuff the boot with newspaper and leave it alone. No radiator, no hair dryer, no sun. Leather that dries quickly dries hard.
After an hour change the paper. In the morning rub in a little fat with your fingers, mostly along the seams, because that is where water comes in. Two pairs in turn last longer than one pair twice.`,
    },
    'ring-road-on-foot': {
      title: 'Around the ring road on foot',
      text: `Nobody walks here, which is why Ines does, every first Sunday. Eleven hours, two ferries, one long stretch behind the wholesale market where the sidewalk ends and the grass begins.
She takes a flask, a paper map and shoes she has already worn for a year. “A ring has no goal,” she says. “You come back to the same bakery and it is evening.” We went along for half of it, and took the bus.`,
    },
    'between-sizes': {
      title: 'Between two sizes',
      text: `Measure in the evening, standing up, with the socks you will wear. Feet are longer after a day, and one is always longer than the other. The longer one decides.
If you still stand between two sizes, take the larger sneaker and the smaller boot. Sneakers are tied loosely and should not press; boots give way after a week. Everything else is in the [size guide](p:sizing).`,
    },
    'dyeing-green': {
      title: 'How we got the green',
      text: `It began with a bench in a park and forty attempts. The first was too blue, the next ones too cheerful. Cotton takes color differently on every loom, so the same recipe gave us five greens.
The one we kept was a mistake: a bath that stood over a weekend. It took two months to make the mistake again on purpose. Next to it every other green on the rail now looks a little loud.`,
    },
    'winter-in-three-layers': {
      title: 'Three thin things for winter',
      text: `A coat that is warm enough for minus ten is too warm for the tram. Three thin layers are not: a heavy tee, a hoodie without a zip, a jacket that closes over both.
The order matters less than the room between them. Each layer should move when you lift an arm. If one of them pulls, it is too tight, and air is what keeps you warm.`,
    },
    'court-at-six': {
      title: 'The court is free at six',
      text: `In summer the public court behind the gasworks fills at eight. At six there are only two women in their seventies, who have played each other every Tuesday since school. Nobody counts.
“We stopped keeping score in 1994,” says the one with the visor. Their shoes are white, flat and older than some of our colleagues. We asked what they would change about them. They looked at each other. “The laces, sometimes.”`,
    },
    'ten-thousand-soles': {
      title: 'Ten thousand soles',
      text: `Marta has kept a tally on the wall since her first week: one line for each sole she has replaced. This spring she ran out of wall. She opens a shoe in four minutes and can tell from the wear which hand somebody carries a bag in.
Most pairs that reach her are not broken, only worn on one side. She takes off what is gone and leaves what is good. “The upper has just become nice,” she says. [How repairs work](p:sustainability)`,
    },
    'white-soles': {
      title: 'White soles, on a Sunday',
      text: `Warm water, a drop of dish soap and a toothbrush you no longer need. Work along the edge in small circles, wipe with a cloth, then leave the pair in the shade. That is all there is to it.
What does not help: bleach, which turns rubber yellow; the washing machine, which loosens glue; and waiting until spring. Ten minutes a month are enough, and the radio plays something good on Sundays.`,
    },
    'gift-shoes': {
      title: 'Giving shoes when you do not know the size',
      text: `Look inside a pair that is worn often. The number is under the tongue or on the insole, and worn insoles tell you more than a straight question would. Write it down before you put the shoe back exactly as it stood.
If that goes wrong, a receipt without a price is in every parcel and an exchange costs nothing. Or give the choice itself: a [gift card](c:4400) is drawn by the people who draw our shoes.`,
    },
    'growing-room': {
      title: 'A thumb of room',
      text: `Children do not say when a shoe is too small. They curl their toes and run on. So take out the insole every few weeks, stand the foot on it and look: a thumb of room in front is right, half a thumb means soon.
Buying two sizes ahead does not save money. A shoe that is too long is walked crooked and worn out before it fits. We would rather take the small pair back and hand it on.`,
    },
    'heavy-tee': {
      title: 'Why a good tee is heavy',
      text: `Hold it up to the window. If you can see your hand through it, it will twist in the wash within a year. Ours is knitted from a longer fiber on an old, slow machine, and weighs almost twice as much as the usual one.
Heavy does not mean warm. The cloth stands away from the skin, so air moves under it. It is the one tee we wear in August and again under a hoodie in January.`,
    },
    'wooden-foot': {
      title: 'The wooden foot we start from',
      text: 'Before there is a shoe there is a last, a foot carved from beech. Ours has been filed down by the same man for nine years, a hair at a time. He keeps every shaving in a jar and says that the jar is the design.',
    },
    'river-bridges': {
      title: 'Seven bridges before breakfast',
      text: 'Start at the lock, cross, and keep changing sides. Seven bridges are four miles, and at the last one there is coffee from a window. Go on a weekday: the rowers are out, and the light comes under the arches.',
    },
    'suede-brush': {
      title: 'One brush for suede',
      text: 'Let mud dry; wet mud only moves. Then brush in one direction, lightly, and afterward against it to lift the nap. An eraser takes off what is left. Spray once when they are new, and again after the first snow.',
    },
    'high-instep': {
      title: 'Lacing for a high instep',
      text: 'Leave out the middle pair of eyelets. The lace runs straight up the side, crosses above, and the pressure on top of the foot is gone. It looks a little odd for a day and then like nothing at all.',
    },
    'night-shift': {
      title: 'Shoes for the night shift',
      text: 'Amadou walks nine miles a night without leaving the hospital. He told us what no test had: that a sole should be quiet. We changed the rubber under the heel, and now you do not hear him coming.',
    },
    'box-lid': {
      title: 'A box without glue',
      text: 'Our box is one sheet of cardboard, folded eleven times. No glue, no tape, no window. Unfold it and it goes with the paper; keep it and it holds forty letters, as we know from Marta.',
    },
    'clay-season': {
      title: 'Getting the clay out',
      text: 'Knock the soles together outside the gate, as everyone does. At home a dry brush comes first and water last, because red clay and water make paint. Socks go in cold water at once, with salt.',
    },
    'second-pair': {
      title: 'Two pairs outlive two pairs',
      text: 'A shoe needs a day to dry from the inside. Wear two pairs in turn and each lasts half as long again as it would alone. It is the cheapest repair there is, and nobody has to post anything.',
    },
    'sock-heel': {
      title: 'Where a sock gives up',
      text: 'Always at the heel, a finger above the seam. So we knit that place double, with a thread of nylon no thicker than a hair. You do not feel it. You only notice, in the third winter, that nothing has happened.',
    },
    'colour-names': {
      title: 'Who names the colors',
      text: 'Four people, one table, no fruit. That is the rule: nothing you can eat, nothing you can drink. What remains is weather, stone and the things in your pockets. “Coal” took an afternoon, “Ink” a minute.',
    },
    'early-markets': {
      title: 'Markets, early',
      text: 'In January the best hour is the first one. The stalls are lit, the ground is frozen and the cheese man has time. Wear the boots with the gusset and bring a bag that closes. Everything else can be bought there.',
    },
    'school-shoes': {
      title: 'School shoes in August',
      text: 'Feet grow in summer, so do not measure in June. Go in the last week, in the afternoon, and let them run once around the block. The pair they forget they are wearing is the right one.',
    },
  },
}

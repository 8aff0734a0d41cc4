/**
 * Topics that somebody can be emailed about (spec 1 §7 "PUT /notification"; the topics are ours), and the default of
 * each.
 */
export const notificationTopics = { orders: true, favoritePrices: false, favoriteStock: false } as const
export type NotificationTopic = keyof typeof notificationTopics

export const isNotificationTopic = (topic: string): topic is NotificationTopic =>
  Object.hasOwn(notificationTopics, topic)

/** `chosen` by topic, with the default where nothing was chosen. */
export const isNotified = (topic: NotificationTopic, chosen: Readonly<Record<string, boolean>>): boolean =>
  chosen[topic] ?? notificationTopics[topic]

export const notificationTopicNames: readonly NotificationTopic[] = ['orders', 'favoritePrices', 'favoriteStock']

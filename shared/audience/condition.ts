/** Whether a user meets a condition. Null: it can't be said of this user. */
export type Condition<User> = (user: User) => boolean | null

export const unknown: Condition<unknown> = () => null

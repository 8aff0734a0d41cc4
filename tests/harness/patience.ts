/** TIMEOUT_FACTOR of Workers under test: a busy machine is no outage. Tests of services that never answer set 1. */
export const patience = '5'

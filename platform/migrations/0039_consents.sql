-- Header fields that a mail is sent with besides the usual ones, as a JSON object of their values by name.
ALTER TABLE outbox ADD COLUMN headers TEXT NOT NULL DEFAULT '{}';

-- What happened to consents, and by which proof; rows are only added. Of an account that was deleted, what happened stays, without the person.
CREATE TABLE consent_events (
  event_id TEXT PRIMARY KEY,
  -- Who did it, signed in; of a number whose person it is. NULL for nobody, and for an account that was deleted.
  consumer_id TEXT,
  -- As in `subscriptions`; NULL once its owner's account was deleted.
  recipient TEXT,
  type TEXT NOT NULL,
  channel TEXT NOT NULL,
  -- asked, confirmed or ended.
  what TEXT NOT NULL,
  -- none, session, mailed-link, texted-code, message-link or mail-program.
  proof TEXT NOT NULL,
  -- The words beside the box, as they were shown; NULL where the shop did not say.
  wording TEXT,
  locale TEXT NOT NULL,
  -- Epoch milliseconds.
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX consent_events_of ON consent_events (consumer_id);
CREATE INDEX consent_events_by_recipient ON consent_events (recipient);

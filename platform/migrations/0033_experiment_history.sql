-- Who changed an experiment, when, by which door and how: rows are only added. `changes` is JSON, what each field was and is.
CREATE TABLE exp_history (
  change_id INTEGER PRIMARY KEY,
  experiment_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  door TEXT NOT NULL,
  action TEXT NOT NULL,
  changes TEXT NOT NULL
);
CREATE INDEX exp_history_by_experiment ON exp_history (experiment_id, change_id);

-- How a saved item was to come and for whom, as JSON: it goes back into the bag as it left.
ALTER TABLE save_items ADD COLUMN options TEXT;

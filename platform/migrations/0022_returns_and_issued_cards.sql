-- How far each shipment of an order has come, as the warehouse or carrier reported it. Instants in epoch milliseconds.
CREATE TABLE fulfillments (
  order_number TEXT NOT NULL,
  shipment_id TEXT NOT NULL,
  sent_at INTEGER,
  delivered_at INTEGER,
  tracking_url TEXT,
  PRIMARY KEY (order_number, shipment_id)
) WITHOUT ROWID;

-- What shoppers announced to send back. `number` counts an order's returns from 1; `request_key` makes a repeated request the same return.
CREATE TABLE returns (
  order_number TEXT NOT NULL,
  number INTEGER NOT NULL,
  request_key TEXT NOT NULL,
  items TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  received_at INTEGER,
  PRIMARY KEY (order_number, number),
  UNIQUE (order_number, request_key)
) WITHOUT ROWID;

-- Which gift cards an order was issued: `unit` counts the units of a line from 1.
CREATE TABLE issued_gift_cards (
  order_number TEXT NOT NULL,
  item_id TEXT NOT NULL,
  unit INTEGER NOT NULL,
  code TEXT NOT NULL UNIQUE,
  PRIMARY KEY (order_number, item_id, unit)
) WITHOUT ROWID;

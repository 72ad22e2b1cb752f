-- How many seconds an analysis takes, as far as its first curve tells: short ones come before long ones.
ALTER TABLE wanted_reviews ADD COLUMN seconds DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Seconds after which the answers to a question are shown, all at once; 0: as they come.

ALTER TABLE tables ADD COLUMN answer_window BIGINT NOT NULL DEFAULT 0;

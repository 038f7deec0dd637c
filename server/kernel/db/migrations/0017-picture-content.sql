-- What a picture shows: {"kind": "photo", "focus": {"x": 0.5, "y": 0.3}, "sharpness": 6.1, "whiteEdge": false}; null where nobody looked.
alter table pictures add column content jsonb;

-- The sheet broker counts requests per client, and per client and address (docs/decisions/0012).

truncate sheet.requests;
alter table sheet.requests rename column address_hash to key_hash;
comment on column sheet.requests.key_hash is 'HMAC of the client, or of the client and the requested email address; empty for all requests in total.';

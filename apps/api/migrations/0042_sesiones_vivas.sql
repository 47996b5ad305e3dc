-- Each call asks whether its session is alive: it has a token that nobody revoked. Of one that ended none is left here.
create index refresh_tokens_vivas_idx on refresh_tokens (familia, usuario_id) where revocado_en is null;

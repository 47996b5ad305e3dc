-- Lo que un cobrador deshizo se busca por el número con que lo cobró
create index rendicion_renglones_cobrado_idx on rendicion_renglones (origen, externo) where tipo = 'cobro' and operacion_id is not null;

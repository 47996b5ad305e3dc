-- Lo que un cobrador deshizo se busca por el número con que lo cobró, con los ceros que sean
create index rendicion_renglones_cobrado_idx on rendicion_renglones (origen, ltrim(externo, '0')) where tipo in ('cobro', 'reversa');
create index rendicion_renglones_del_cupon_idx on rendicion_renglones (origen, ltrim(numero_boleta, '0')) where tipo in ('cobro', 'reversa');

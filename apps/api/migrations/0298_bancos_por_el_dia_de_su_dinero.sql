-- Un banco se mira por el día de su dinero, y no por el día en que se anota: el que se dejó sigue teniendo lo que fue suyo, y no se deja
-- antes de lo último que tuvo

-- El primer y el último día en que un banco tiene dinero.
create function dias_de_banco(cual text, out primero date, out ultimo date) language sql stable set search_path = public, pg_temp as $$
  select min(x.dia), max(x.dia) from (
    select dia_del_colegio(fecha_pago) as dia from operaciones_pago where banco = cual
    union all select dia_del_colegio(fecha_pago) from cobros_sin_cupon where banco = cual
    union all select coalesce(
        (select max(d.fecha) from devoluciones_de_pagos d where d.cobro_id = c.id and d.estado = 'confirmada'), dia_del_colegio(c.devuelto_en))
      from cobros_sin_cupon c where c.banco_devolucion = cual
    union all select dia from depositos where banco = cual and deshecho_en is null
    union all select fecha from devoluciones_de_pagos where banco = cual and estado = 'confirmada'
    union all select dia_del_colegio(cuando) from devoluciones where banco = cual
    union all select r.dia from acreditacion_depositos d join rendicion_renglones r on r.id = d.renglon_id
      where d.banco = cual and not d.deshecha
    union all select r.dia from gastos_de_banco g join rendicion_renglones r on r.id = g.renglon_id
      where g.banco = cual and g.deshecho_en is null
    union all select c.dia from cierres c cross join lateral apertura_de_cierre(c.id) a where c.numero = 1 and a.banco = cual) x
$$;

create function banco_con_dinero() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.dejado_desde is distinct from old.dejado_desde and new.dejado_desde <= (dias_de_banco(new.clave)).ultimo then
    raise exception 'El banco % tiene dinero desde que se deja', new.clave using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger bancos_no_se_dejan_con_dinero before update of dejado_desde on bancos for each row execute function banco_con_dinero();

-- Lo que el Colegio lleva a un banco, o devuelve desde él, es de un día en que ese banco era suyo. Lo que alguien transfirió entra igual: ya
-- está en el banco.
create function exigir_banco_del_dia(cual text, dia date) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  banco bancos;
begin
  -- El que se está dejando espera, o se lo espera.
  select * into banco from bancos where clave = cual for share;
  if found and (dia < banco.desde or dia >= banco.dejado_desde) then
    raise exception 'El banco % no se usaba el %', cual, dia using errcode = 'restrict_violation';
  end if;
end
$$;
create function deposito_en_banco_del_dia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform exigir_banco_del_dia(new.banco, new.dia);
  return new;
end
$$;
create trigger depositos_en_banco_del_dia before insert on depositos for each row execute function deposito_en_banco_del_dia();
create function devolucion_de_banco_del_dia() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform exigir_banco_del_dia(new.banco, new.fecha);
  return new;
end
$$;
create trigger devoluciones_de_banco_del_dia before update on devoluciones_de_pagos
  for each row when (old.estado <> 'confirmada' and new.estado = 'confirmada' and new.banco is not null)
  execute function devolucion_de_banco_del_dia();

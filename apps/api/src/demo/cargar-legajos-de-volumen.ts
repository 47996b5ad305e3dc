import { digitoVerificador } from '@colega/domain/identificadores';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { perteneceAlVolumen, type Volumen } from './cargar-cupones-de-volumen.ts';

const APELLIDOS = ['Acosta', 'Benítez', 'Cáceres', 'Domínguez', 'Escobar', 'Ferreyra', 'Giménez', 'Ibáñez', 'Ñáñez'];
const NOMBRES = ['Ana', 'Bruno', 'Clara', 'Darío', 'Elena', 'Fabián', 'Inés', 'José', 'Lía', 'Marcos', 'Nora'];
const CUITS = Array.from({ length: 400 }, (_, i) => `20${20_000_000 + i * 137}`).flatMap((base) => {
  const digito = digitoVerificador(base);
  return digito === null ? [] : [`${base}${digito}`];
});
const SIN_ACENTOS = sql`translate(lower(d.apellido || ' ' || d.nombre), 'áéíóúñ', 'aeioun')`;

export const insertLegajos = (db: Db, volumen: Volumen) =>
  sql`
  with duenios as (
    select p.id as persona_id, u.id as usuario_id, p.distrito_id, m.id as matricula_id
    from personas p join usuarios u on u.persona_id = p.id
    join lateral (select m.id from matriculas m where m.persona_id = p.id order by m.id limit 1) m on true
    where ${perteneceAlVolumen(volumen, sql`p.id`)}
  ), datos as (
    select d.*, n, f.fecha, case when ${volumen.en_tramite ?? null}::int is null or f.fecha > ${volumen.hoy}::date - ${volumen.en_tramite ?? 0}::int
        then (n + d.persona_id) % 5 else (array[0, 3, 3, 3, 4])[1 + (n + d.persona_id) % 5] end as turno,
      (${APELLIDOS}::text[])[1 + (n * 7 + d.persona_id) % ${APELLIDOS.length}] as apellido,
      (${NOMBRES}::text[])[1 + (n * 5 + d.persona_id) % ${NOMBRES.length}] as nombre,
      (${CUITS}::text[])[1 + (n + d.persona_id) % ${CUITS.length}] as cuit
    from generate_series(1, ${volumen.legajos}) n cross join duenios d cross join lateral (
      select ${volumen.hoy}::date - floor((${volumen.legajos} - n) * ${volumen.dias}::numeric)::int
        - d.persona_id % greatest(floor(${volumen.dias}::numeric)::int, 1) as fecha) f
  ), estados as (select array_agg(id order by orden) as ids from estados_legajos
  ), nuevos as (
    insert into legajos (persona_id, usuario_id, distrito_id, matricula_id, rubro_id, modalidad_id, estado_id, fecha,
      cep_cumplido, timbrado_cumplido, puede_editarse, comitentes_busqueda, comitentes_orden, con_detalles, creado_en,
      espera_a, espera_hasta)
    select d.persona_id, d.usuario_id, d.distrito_id, d.matricula_id,
      (select id from rubros where clave = 'obra_civil'), (select id from modalidades where clave = 'tradicional'),
      e.ids[1 + d.turno], d.fecha,
      d.turno in (2, 3), d.turno in (2, 3), d.turno = 0,
      ${SIN_ACENTOS} || ' ' || d.cuit, d.apellido || ' ' || d.nombre, true, d.fecha,
      case when d.turno < 2 then 'matriculado' when d.turno = 2 then 'colegio' end, case when d.turno = 1 then d.fecha + 21 end
    from datos d cross join estados e order by d.n, d.persona_id
    returning id, estado_id, fecha, comitentes_orden, comitentes_busqueda, distrito_id, rubro_id, persona_id
  ), visados as (
    insert into cvds (legajo_id, numero, numero_control, hash, fecha, quien, creado_en)
    select l.id, 'V-' || l.id, 'V' || l.id, md5('visado ' || l.id) || md5('volumen'), l.fecha, 'volumen', l.fecha
    from nuevos l join estados_legajos e on e.id = l.estado_id where e.clave = 'visado'
    returning id, legajo_id
  ), detalles as (
    insert into legajo_detalles (legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto,
      confirmado_en, vencimiento_timbrado, cvd_id,
      tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea, observaciones)
    select l.id, 'original', 'manual',
      (select x.id from estados_legajos x where x.clave = case when e.clave in ('borrador', 'anulado') then e.clave
        else 'confirmado' end),
      l.fecha, l.fecha + 365, 100000 + l.id, case when e.clave <> 'borrador' then l.fecha end,
      case when e.clave <> 'borrador' then l.fecha + 21 end, v.id, 'Tribunales de La Plata', 'Contado', '', '', ''
    from nuevos l join estados_legajos e on e.id = l.estado_id left join visados v on v.legajo_id = l.id
    returning id, legajo_id, fecha, monto
  ), cumplidos as (
    select d.* from detalles d join nuevos l on l.id = d.legajo_id join estados_legajos e on e.id = l.estado_id
    where e.clave in ('timbrado', 'visado')
  ), sellos as (
    insert into timbrados (detalle_id, tipo, prepago, numero_formateado, fecha, importe, descripcion)
    select id, 'externo', false, 'E-' || id, fecha, monto * 0.012, 'ARBA' from cumplidos
  ), colas as (
    insert into legajo_colas (legajo_id, cola, desde, distrito_id, rubro_id, persona_id, comitentes_busqueda)
    select l.id, c.cola, l.fecha + c.dias, l.distrito_id, l.rubro_id, l.persona_id, l.comitentes_busqueda
    from nuevos l join estados_legajos e on e.id = l.estado_id
    join (values ('confirmado', 'para_revisar', 0), ('confirmado', 'timbrados_externos', 22), ('timbrado', 'listos_para_visar', 0))
      as c (estado, cola, dias) on c.estado = e.clave
  ), tareas_de_detalle as (
    insert into detalle_tareas (detalle_id, orden, tarea_id, monto)
    select id, 0, (select t.id from tareas t where t.clave = 'proyecto'), monto from detalles
  ), clientes as (
    insert into legajo_comitentes (legajo_id, orden, cuit, apellido, nombre, fisico, locador, res_806, firmante, cargo)
    select id, 0, right(comitentes_busqueda, 11), split_part(comitentes_orden, ' ', 1),
      split_part(comitentes_orden, ' ', 2), true, false, false, '', '' from nuevos
  ), inmuebles as (
    insert into legajo_inmuebles (legajo_id, orden, calle, numero, piso, depto, localidad_id, partido, circunscripcion,
    seccion, chacra, quinta, fraccion, manzana, parcela, subparcela, latitud, longitud)
  select n.id, 0, 'Calle ' || n.id % 120, (n.id % 4000)::text, '', '', lo.id, pa.codigo_arba, 'I', 'A', '', '', '',
    (n.id % 200)::text, (n.id % 40)::text, '', lo.latitud, lo.longitud
  from nuevos n
  join lateral (select * from localidades where nombre = 'La Plata' order by id limit 1) lo on true
  join partidos pa on pa.id = lo.partido_id returning *
  )
  insert into inmuebles_buscados (inmueble_id, legajo_id, persona_id, busqueda)
  select i.id, n.id, n.persona_id, lugar_de_busqueda(i.calle, i.numero, 'La Plata', i.partido, i.partida)
  from inmuebles i join nuevos n on n.id = i.legajo_id on conflict do nothing`.execute(db);

import { type CvdPublico, zCvdPublico } from '@colega/contract/verificacion';
import { TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { TEXTOS_DE_CATASTRO, TEXTOS_DE_INMUEBLE } from '@colega/domain/legajos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { jsonDe, listaDe } from '../../db/json-de.ts';
import { leerFilas } from '../../db/leer-filas.ts';

export const COLORES = {
  bien: { color: '#d3f9d8', color_texto: '#1b5e2b' },
  mal: { color: '#ffe3e3', color_texto: '#8f1d1d' },
  ojo: { color: '#fff3bf', color_texto: '#5c3c00' },
} as const;
const VIGENTE = COLORES.bien;
const ANULADO = COLORES.mal;

const personaJson = sql`json_build_object('apellido', p.apellido, 'nombre', p.nombre, 'documento', p.documento)`;
const matriculaJson = sql`json_build_object('codigo', m.codigo,
  'titulo', coalesce(nullif(m.titulo_descripcion, ''), m.descripcion))`;

const CATASTRO = [
  ...TEXTOS_DE_CATASTRO.map((campo) => ({ campo, nombre: TEXTOS_DE_INMUEBLE[campo].nombre })),
  { campo: 'partida', nombre: 'Partida' },
] as const;

const catastroJson = sql`(
  select coalesce(json_agg(json_build_array(c.nombre, c.valor) order by c.orden), '[]')
  from (values ${sql.join(
    CATASTRO.map(({ campo, nombre }, orden) => sql`(${orden}::int, ${nombre}::text, ${sql.ref(`i.${campo}`)}::text)`),
  )}) as c (orden, nombre, valor) where coalesce(c.valor, '') <> '')`;

const inmueblesJson = listaDe(
  jsonDe('legajo_inmuebles as i', zCvdPublico.shape.legajo.shape.inmuebles.element, {
    localidad: sql`json_build_object('nombre', lo.nombre, 'codigo_postal', lo.codigo_postal,
      'partido', json_build_object('nombre', pa.nombre))`,
    catastro: catastroJson,
  }),
  sql`legajo_inmuebles i join localidades lo on lo.id = i.localidad_id
    join partidos pa on pa.id = lo.partido_id where i.legajo_id = l.id`,
  sql`i.orden`,
);

const zConCvd = z.object({ cvd: zCvdPublico });

export const findCvdPublico = async (db: Db, hash: string): Promise<CvdPublico | undefined> => {
  const rows = await leerFilas(
    db,
    zConCvd,
    sql`
    select json_build_object('numero', v.numero, 'numero_control', v.numero_control,
      'estado', case when v.estado = 'vigente' and e.clave <> 'anulado'
        then ${JSON.stringify({ nombre: 'Vigente', ...VIGENTE })}::json
        else ${JSON.stringify({ nombre: 'Anulado', ...ANULADO })}::json end,
      'anulacion', case when e.clave = 'anulado' then (
        select json_build_object('fecha', (max(a.cuando) at time zone 'America/Argentina/Buenos_Aires')::date)
        from auditoria a where a.entidad = 'legajo' and a.entidad_id = l.id and a.accion = 'anular'
        having max(a.cuando) is not null) end,
      'legajo', json_build_object('numero_legajo', l.numero_legajo,
        'visado', json_build_object('fecha', v.fecha, 'usuario', json_build_object('username', (select nombre from colegio))),
        'persona', ${personaJson}, 'matricula', ${matriculaJson}, 'inmuebles', ${inmueblesJson},
        'detalles', (select coalesce(json_agg(json_build_object('tipo_contrato', x.tipo_contrato, 'fecha', x.fecha,
            'vencimiento', x.vencimiento,
            'tareas', (select coalesce(json_agg(t.nombre order by dt.orden), '[]')
              from detalle_tareas dt join tareas t on t.id = dt.tarea_id where dt.detalle_id = x.id)) order by x.id), '[]')
          from legajo_detalles x where x.legajo_id = l.id and x.cvd_id <= v.id)),
      'comitentes', (select coalesce(json_agg(json_build_object('cuit', c.cuit,
          'apellido_nombre', trim(c.apellido || ' ' || c.nombre)) order by c.orden), '[]')
        from legajo_comitentes c where c.legajo_id = l.id)) as cvd
    from cvds v
    join legajos l on l.id = v.legajo_id
    join estados_legajos e on e.id = l.estado_id
    join personas p on p.id = l.persona_id
    join matriculas m on m.id = l.matricula_id
    where v.hash = ${hash}`,
  );
  return rows[0]?.cvd;
};

const zVersion = z.object({ numero: z.number(), fecha: z.string() });
const zFilaPublicaDeCertificado = z.object({
  numero_certificado: z.string(),
  type: z.enum(TIPOS_DE_CERTIFICADO),
  fecha_creacion: z.string(),
  estado: z.object({ nombre: z.string(), color: z.string(), color_texto: z.string() }),
  numero_legajo: z.number(),
  legajo_anulado: z.boolean(),
  persona: z.object({ apellido: z.string(), nombre: z.string(), documento: z.string() }),
  matricula: z.object({ codigo: z.string(), titulo: z.string() }),
  impreso: z.object({
    titular: z.object({ nombre: z.string() }).nullable(),
    inmueble: z
      .object({ calle: z.string(), numero: z.string(), piso: z.string(), depto: z.string(), localidad: z.string() })
      .nullable(),
  }),
  referencia: z.string().nullable(),
  datos: z.record(z.string(), z.unknown()),
  version: zVersion,
  reemplaza: zVersion.nullable(),
  version_leida: zVersion.nullable(),
  anulacion: z.object({ fecha: z.string(), motivo: z.string().nullable() }).nullable(),
  reemplazo: z.object({ numero_certificado: z.string(), codigo: z.string() }).nullable(),
});
export type FilaPublicaDeCertificado = z.output<typeof zFilaPublicaDeCertificado>;

const versionJson = (numero: RawBuilder<unknown>, fecha: RawBuilder<unknown>) =>
  sql`json_build_object('numero', ${numero}, 'fecha', ${fecha})`;

/** S-404: the first one of the same kind for the same thing, issued after this one was annulled. */
const reemplazoJson = sql`(
  select json_build_object('numero_certificado', x.numero_certificado, 'codigo', x.codigo) from certificados x
  where x.legajo_id = c.legajo_id and x.type = c.type and x.estado = 'confirmado' and x.creado_en >= c.anulado_en
    and x.inmueble_id is not distinct from c.inmueble_id and x.referencia_id is not distinct from c.referencia_id
  order by x.id limit 1)`;

const zConCertificado = z.object({ certificado: zFilaPublicaDeCertificado });

export const findCertificadoPublico = async (db: Db, codigo: string): Promise<FilaPublicaDeCertificado | undefined> => {
  const rows = await leerFilas(
    db,
    zConCertificado,
    sql`
    select json_build_object('numero_certificado', c.numero_certificado, 'type', c.type,
      'fecha_creacion', c.fecha_creacion, 'numero_legajo', l.numero_legajo, 'legajo_anulado', e.clave = 'anulado',
      'persona', ${personaJson},
      'matricula', ${matriculaJson}, 'impreso', coalesce(r.impreso, c.impreso), 'referencia', r.numero_certificado,
      'estado', case when c.estado = 'confirmado'
        then ${JSON.stringify({ nombre: 'Vigente', ...VIGENTE })}::json
        else ${JSON.stringify({ nombre: 'Anulado', ...ANULADO })}::json end,
      'datos', c.datos,
      'version', ${versionJson(sql`c.version`, sql`coalesce(c.version_fecha, c.fecha_creacion)`)},
      'reemplaza', (select ${versionJson(sql`v.numero`, sql`v.fecha`)} from versiones_de_certificados v
        where v.certificado_id = c.id and v.numero = c.version - 1),
      'version_leida', (select ${versionJson(sql`v.numero`, sql`v.fecha`)} from versiones_de_certificados v
        where v.certificado_id = c.id and v.codigo = ${codigo}),
      'anulacion', case when c.anulado_en is null then null else json_build_object('motivo', c.motivo_anulacion,
        'fecha', (c.anulado_en at time zone 'America/Argentina/Buenos_Aires')::date) end,
      'reemplazo', ${reemplazoJson}) as certificado
    from certificados c
    join legajos l on l.id = c.legajo_id
    join estados_legajos e on e.id = l.estado_id
    join personas p on p.id = l.persona_id
    join matriculas m on m.id = l.matricula_id
    left join certificados r on r.id = c.referencia_id
    where c.codigo = ${codigo}
      or c.id = (select certificado_id from versiones_de_certificados where codigo = ${codigo})`,
  );
  return rows[0]?.certificado;
};

const zCamino = z.object({ camino: z.string() });

export const findCaminoDeCodigo = async (db: Db, codigo: string): Promise<string | undefined> => {
  const rows = await leerFilas(
    db,
    zCamino,
    sql`
    select '/qr/' || codigo_qr as camino from personas where codigo_qr = ${codigo}
    union all select '/qr/cvd/' || hash from cvds where hash = ${codigo}
    union all select '/qr/certificado/' || codigo from certificados where codigo = ${codigo}
    union all select '/qr/certificado/' || codigo from versiones_de_certificados where codigo = ${codigo}
    union all select '/qr/recibo/' || codigo from comprobantes where codigo = ${codigo}
    limit 1`,
  );
  return rows[0]?.camino;
};

/** A typed receipt number: that of its paper, with nothing before it. */
const numeroDeRecibo = (numero: string): number | null => (/^\d{1,9}$/.test(numero) ? Number(numero) : null);

export const findCaminoDeNumero = async (db: Db, numero: string, comienzo: string): Promise<string | undefined> => {
  const empieza = (columna: RawBuilder<unknown>) =>
    sql`left(lower(${columna}), ${comienzo.length}::int) = ${comienzo.toLowerCase()}`;
  const rows = await leerFilas(
    db,
    zCamino,
    sql`
    select '/qr/' || p.codigo_qr as camino from carnets k join personas p on p.id = k.persona_id
      where k.numero = ${numero} and not k.anulado and ${empieza(sql`p.codigo_qr`)}
    union all select '/qr/cvd/' || v.hash from cvds v
      where (v.numero = ${numero} or replace(v.numero_control, '-', '') = replace(${numero}, '-', ''))
        and ${empieza(sql`v.hash`)}
    union all select '/qr/certificado/' || c.codigo from certificados c
      where c.numero_certificado = ${numero} and ${empieza(sql`c.codigo`)}
    union all select '/qr/certificado/' || x.codigo from versiones_de_certificados x
      join certificados c on c.id = x.certificado_id
      where c.numero_certificado = ${numero} and ${empieza(sql`x.codigo`)}
    union all select '/qr/recibo/' || r.codigo from comprobantes r
      where r.numero = ${numeroDeRecibo(numero)}::int and ${empieza(sql`r.codigo`)}
    limit 1`,
  );
  return rows[0]?.camino;
};
